import {describe, expect, it} from '@jest/globals';
import {parsePage} from '../prose/readBlocks';
import {checkComponents, readExports} from './checkComponents';

const MODULE = `
type Shared = {readonly title: string};
type CardProps = Readonly<Shared & {readonly alt?: string; readonly children: ReactNode}>;
export default function Card({title, alt}: CardProps) {}
export const Badge = ({tone}: {readonly tone: string}) => null;
export const Other = wrap(Badge);
export function Plain(): null { return null; }
function Hidden() {}`;

const PAGE = 'docs/a/index.mdx';
const readModule = (from: string): string | null => (from === '@site/src/Card' ? MODULE : null);
const check = (source: string): string[] => checkComponents(parsePage(source), PAGE, readModule);

it('readExports knows the components of a module and their props, where the types say them', () => {
  expect([...(readExports(MODULE) ?? [])]).toEqual([
    ['default', ['title', 'alt', 'children']],
    ['Badge', ['tone']],
    ['Other', null],
    ['Plain', []],
  ]);
  expect(readExports("export * from './other';")).toBeNull();
});

describe('checkComponents', () => {
  it.each([
    [
      'props of a component',
      "import Card, {Badge as B} from '@site/src/Card';\n\n<Card title='a' key='b'>c</Card>\n\n<B tone='d' />",
    ],
    ['any prop where the types do not say them', "import {Other} from '@site/src/Card';\n\n<Other size='a' />"],
    ['components of packages', "import {List} from 'a-package/client';\n\n<List {...items} size='a' />"],
  ])('takes %s', (_, source) => {
    expect(check(source)).toEqual([]);
  });

  it.each([
    [
      'a prop of a component without any',
      "import {Plain} from '@site/src/Card';\n\n<Plain size='a' />",
      'docs/a/index.mdx:3: <Plain> has no "size"; allowed: none',
    ],
  ])('finds %s', (_, source, said) => {
    expect(check(source)).toEqual([expect.stringContaining(said)]);
  });
});
