import {existsSync} from 'node:fs';
import {join, relative} from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {formatSuggestion} from 'docusaurus-plugin-facts/facts';
import {getLocation} from 'docusaurus-plugin-facts';
import {PICTURES_FILE} from '../../config/pictures';
import {getUntranslatedPath} from '../../config/versions';
import {createElement} from '../placeholders/replacePlaceholders';
import {readPictures, type PictureData} from './readPictures';

/** Components that draw, and therefore need a text alternative. */
const PICTURES: ReadonlySet<string> = new Set(['Screen', 'Timeline', 'Picture']);

const REQUIRED = [
  ['title', 'what is shown'],
  ['alt', 'what the picture teaches, for readers who cannot see it'],
] as const;

const getAttributeValue = ({attributes}: MdxJsxFlowElement, name: string): MdxJsxAttribute['value'] =>
  attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name)?.value as MdxJsxAttribute['value'];

function hasText(element: MdxJsxFlowElement, name: string): boolean {
  const value = getAttributeValue(element, name);
  return typeof value === 'string' ? value.trim() !== '' : Boolean(value);
}

/**
 * Finds a picture by name in the folder of the page, or in the folder before `#`. A translated page can have its own
 * pictures.
 */
function getPicture(page: string, of: string): PictureData {
  const [name = '', folder = '.'] = of.split('#').reverse();
  const [file, original] = [page, getUntranslatedPath(page)].map((path) =>
    relative(process.cwd(), join(path, '..', folder, PICTURES_FILE)),
  ) as [string, string];
  const source = existsSync(file) ? file : original;
  const pictures = readPictures(source);
  const found = pictures[name];
  if (found) return found;
  const names = Object.keys(pictures);
  throw new Error(
    `${source} has no picture "${name}"; ${formatSuggestion(name, names)}described there: ${names.join(', ') || 'none'}`,
  );
}

/**
 * Remark plugin: adds the content of each `<Screen of="name" />` and `<Timeline of="name" />` from `pictures.yaml`, and
 * stops the build if a picture has no name or text alternative.
 */
export function remarkPictures() {
  return (tree: Root, file: VFile): void => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const picture = node as MdxJsxFlowElement;
      const {name} = picture;
      if (name === null || !PICTURES.has(name)) return;
      const of = getAttributeValue(picture, 'of');
      if (typeof of === 'string') {
        try {
          picture.attributes = createElement(name, getPicture(file.path, of)).attributes;
        } catch (error) {
          throw new Error(`${getLocation(file, picture)}: <${name} of="${of}">: ${(error as Error).message}`);
        }
      }
      for (const [attribute, meaning] of REQUIRED) {
        if (hasText(picture, attribute)) continue;
        throw new Error(
          `${getLocation(file, picture)}: <${name}> has no ${attribute}; write ${attribute}="…": ${meaning}`,
        );
      }
    });
  };
}
