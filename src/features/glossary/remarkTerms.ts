import {existsSync, readFileSync} from 'node:fs';
import type {Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {GLOSSARY} from '../../config/addresses';
import {getVersionAddress} from '../../config/versionAddress';
import {getFileVersion, getLocale, getRouteSourceFile, latestVersion, resolveTranslation} from '../../config/versions';
import {getLocation} from 'docusaurus-plugin-facts';
import {findNearestNames} from 'docusaurus-plugin-facts/facts';

const ENTRY = /^## .+ \{\/\* #([\w-]+) \*\/\}\n\n(.+)$/gm;
const LINK = /\[([^[\]]+)\]\([^()]*\)/g;
const FIRST_SENTENCE = /^.*?\.(?= |$)/;

function extractDefinition(text: string): string {
  const plain = text.replace(LINK, '$1').replaceAll('`', '');
  return FIRST_SENTENCE.exec(plain)?.[0] ?? plain;
}

/** Parses the glossary: the first sentence of each entry, by heading id. */
export function parseGlossary(markdown: string): ReadonlyMap<string, string> {
  return new Map([...markdown.matchAll(ENTRY)].map(([, id = '', text = '']) => [id, extractDefinition(text)]));
}

/** Returns the glossary's route for a page's version; the latest one if the version has none. */
const getGlossaryRoute = (page: string): string => getVersionAddress(GLOSSARY, getFileVersion(page) ?? latestVersion);

/** Returns the glossary file for a page. */
export const getGlossaryFile = (page: string): string => getRouteSourceFile(getGlossaryRoute(page));

function formatUnknownTerm(node: MdxJsxTextElement, id: string, file: VFile, terms: readonly string[]): string {
  const nearest = findNearestNames(id, terms).join(', ');
  const hint = nearest ? `Nearest: ${nearest}.` : `The terms are the headings of ${getGlossaryFile(file.path)}.`;
  return `${getLocation(file, node)}: wrong term "${id}": the glossary has no such heading. ${hint}`;
}

/**
 * Remark plugin: fills in the definition of each `<Term id="…">` from the glossary, and stops the build if an id is
 * invalid.
 */
export function remarkTerms(readPage = (file: string) => readFileSync(file, 'utf8')) {
  return (tree: Root, file: VFile): void => {
    let definitions: ReadonlyMap<string, string> | undefined;
    const glossary = getGlossaryFile(file.path);
    visit(tree, 'mdxJsxTextElement', (node) => {
      if (node.name !== 'Term') return;
      // Untranslated entries use the site's default language.
      definitions ??= new Map(
        [glossary, resolveTranslation(glossary, getLocale(file.path), existsSync)].flatMap((page) => [
          ...parseGlossary(readPage(page)),
        ]),
      );
      const given = node.attributes.find((attribute) => 'name' in attribute && attribute.name === 'id')?.value;
      const id = typeof given === 'string' ? given : '';
      const value = definitions.get(id);
      if (!value) throw new Error(formatUnknownTerm(node, id, file, [...definitions.keys()]));
      node.attributes.push(
        {type: 'mdxJsxAttribute', name: 'definition', value},
        {type: 'mdxJsxAttribute', name: 'to', value: `${getGlossaryRoute(file.path)}#${id}`},
      );
    });
  };
}
