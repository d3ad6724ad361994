import {existsSync, readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {dirname, join, resolve} from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {AllContent} from '@docusaurus/types';
import {DOCS_PLUGIN} from '../docsPlugin';
import type {PluginOptions} from '../options';
import {createChooseMode, readFrontMatterMode, toPagePath} from './readPageModes';

const BLOG = 'docusaurus-plugin-content-blog';

/** `import Chart from '@site/src/components/Chart'` in a page; Markdown files that it takes in are no components. */
const IMPORT = /^import\s[^'"]*['"]((?:@site\/|\.{1,2}\/)[^'"]+?)['"]/gm;
const ENDINGS = ['', '.tsx', '.jsx', '.ts', '.js', '/index.tsx', '/index.jsx', '/index.ts', '/index.js'];
const SCRIPT = /\.[jt]sx?$/;
/** What a component does after it has been rendered, which nobody sees before the application is there. */
const EFFECT = /\buse(?:Layout)?Effect\b|\bcomponentDidMount\b/;

/** Names of the components that a page imports and that have effects themselves. */
export function findEffects(source: string, file: string, siteDir: string): string[] {
  const imported = [...source.matchAll(IMPORT)].map(([, name = '']) => name);
  return imported.filter((name) => {
    const path = name.startsWith('@site/') ? join(siteDir, name.slice(6)) : resolve(dirname(file), name);
    const found = ENDINGS.map((ending) => path + ending).find((each) => SCRIPT.test(each) && existsSync(each));
    return found !== undefined && EFFECT.test(readFileSync(found, 'utf8'));
  });
}

type Page = {readonly path: string; readonly plugin: string; readonly source: string};

function listPages(allContent: AllContent): Page[] {
  const docs = Object.values(allContent[DOCS_PLUGIN] ?? {}) as LoadedContent[];
  const blogs = Object.values(allContent[BLOG] ?? {}) as (BlogContent | undefined)[];
  return [
    ...docs.flatMap(({loadedVersions}) =>
      loadedVersions.flatMap((version) =>
        version.docs.map(({permalink, source}) => ({path: permalink, plugin: DOCS_PLUGIN, source})),
      ),
    ),
    ...blogs.flatMap((blog) =>
      (blog?.blogPosts ?? []).map(({metadata: {permalink, source}}) => ({path: permalink, plugin: BLOG, source})),
    ),
  ];
}

/** Where pages are, and what the option says of them. */
export type SiteOfPages = {
  readonly siteDir: string;
  readonly baseUrl: string;
  readonly hydrate: PluginOptions['hydrate'];
};

/**
 * Lists the pages that wait for an interaction although a component of theirs does something by itself, unless their
 * front matter says when they start.
 *
 * @returns one line for each page
 */
export async function listPagesWithEffects(allContent: AllContent, site: SiteOfPages): Promise<string[]> {
  const {siteDir, baseUrl, hydrate} = site;
  const chooseMode = createChooseMode(hydrate);
  const lines = listPages(allContent).map(async ({path, plugin, source}) => {
    const name = source.replace('@site/', '');
    const file = join(siteDir, name);
    const text = await readFile(file, 'utf8');
    const isDecided = (await readFrontMatterMode(text, name)) !== undefined;
    if (isDecided || chooseMode(toPagePath(path, baseUrl), plugin) !== 'interaction') return [];
    const effects = findEffects(text, file, siteDir);
    return effects.length > 0 ? [`${name}: ${effects.join(', ')}`] : [];
  });
  return (await Promise.all(lines)).flat();
}

/** Tells the owner of such pages, in development, where everything runs at once. */
export async function warnOfEffects(allContent: AllContent, site: SiteOfPages): Promise<void> {
  const lines = await listPagesWithEffects(allContent, site);
  if (lines.length === 0) return;
  logger.warn(
    'docusaurus-theme-document-first: components of these pages have effects, which run once a reader reaches for ' +
      'something on the page. If that is too late, write "hydrate: load", "visible" or "idle" into their front ' +
      `matter; if it is not, "hydrate: interaction":\n${lines.join('\n')}`,
  );
}
