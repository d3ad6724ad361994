import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from '@jest/globals';
import {parse} from 'yaml';
import {versions} from '../../config/versions';
import {createFrontMatterParser} from '.';
import {validateFrontMatter} from './validateFrontMatter';

type Case = {
  readonly what: string;
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly without?: string;
  readonly older?: boolean;
  readonly isDraft?: boolean;
  readonly message?: string;
};

const cases = parse(readFileSync(join(import.meta.dirname, 'frontMatter.cases.yaml'), 'utf8')) as {
  readonly right: readonly Case[];
  readonly wrong: readonly Case[];
};

const guided = versions.find(({migrationGuide}) => migrationGuide !== undefined);

/** Whether the site has a version for the test case: an older page needs a version with a migration guide. */
const isTestable = ({older = false}: Case): boolean => !older || guided !== undefined;

const GOOD = {title: 'Limits', description: 'Every limit.'};
const OLDER = {...GOOD, latest_changes: 'Organisations became workspaces. They keep `their.id`.'};

/** Validates a page with one line per field, on a fixed day in 2026. */
function check({fields, without = '', older = false, isDraft = false}: Case): void {
  const {[without]: _, ...frontMatter}: Record<string, unknown> = {...(older ? OLDER : GOOD), ...fields};
  const file = ['---', ...Object.keys(frontMatter).map((field) => `${field}: …`), '---', ''].join('\n');
  const source = older ? `${guided?.folder}/orgs/index.mdx` : 'docs/limits/index.mdx';
  validateFrontMatter(source, file, frontMatter, isDraft, Date.parse('2026-11-26T13:00:00Z'));
}

describe('validateFrontMatter', () => {
  it.each(cases.right.filter(isTestable))('accepts $what', (page) => expect(() => check(page)).not.toThrow());

  it.each(cases.wrong.filter(isTestable))('rejects $what', (page) => expect(() => check(page)).toThrow(page.message));

  it('names all invalid fields at once', () => {
    expect(() => validateFrontMatter('docs/a/index.mdx', '', {outline: 'yes'})).toThrow(
      /title[\s\S]*description[\s\S]*outline/,
    );
  });
});

it.each([
  ['<RestResource tag="Sources" />', {what: 'operations tagged Sources', file: 'src/facts/openapi.yaml'}],
  ['<RestIndex />', {what: 'operations', file: 'src/facts/openapi.yaml'}],
  ['<CliIndex />', {what: 'commands', file: 'src/facts/cli.yaml'}],
  ['See `<RestIndex />`.', undefined],
])('a page with %s has the content source %j', async (body, madeFrom) => {
  const {frontMatter} = await createFrontMatterParser()({
    filePath: join(process.cwd(), 'docs/a/index.mdx'),
    fileContent: `---\ntitle: A\ndescription: B.\n---\n\n${body}\n`,
    defaultParseFrontMatter: async () => ({frontMatter: GOOD, content: body}),
  });
  expect(frontMatter.made_from).toEqual(madeFrom);
});
