import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {basename} from 'node:path';
import {hosting, markdown, type BuiltSiteOptions, type Output} from 'docusaurus-plugin-built-site';
import {toMarkdownFile} from 'docusaurus-plugin-built-site/client';
import {holdFinishing} from 'docusaurus-theme-document-first/finishing';
import {RECORDS_FILE, searchOutput} from 'docusaurus-theme-search/output';
import {agentFiles} from './agent-files';
import {agentFiles as names, AGENTS_PAGE} from './config/publishedFiles';
import {listApiBases, MOCK_API_URL} from './config/addresses';
import {readAlgolia, readApiBaseUrl} from './config/environment';
import {redirects} from './config/redirects';
import {listAlgoliaOrigins, search} from './config/search';
import {versions} from './config/versions';

const STYLES = 'src/css/tokens.css';

/** The packages whose fonts the styles load. */
const listFontPackages = (css: string): string[] =>
  [...css.matchAll(/url\('((?:@[\w-]+\/)?[\w-]+)\//g)].map(([, name = '']) => name);

/** The licences of the fonts, which have to come with them. */
const licences: Output = async () => {
  const {resolve} = createRequire(import.meta.url);
  const names = new Set(listFontPackages(await readFile(STYLES, 'utf8')));
  return new Map(
    await Promise.all(
      [...names].map(
        async (name) => [`licences/${basename(name)}.txt`, await readFile(resolve(`${name}/LICENSE`), 'utf8')] as const,
      ),
    ),
  );
};

const apiOrigins = listApiBases(readApiBaseUrl(MOCK_API_URL)).map(({url}) => new URL(url).origin);

/** What is made from the built site. */
export const builtSite: Partial<BuiltSiteOptions> = {
  outputs: [
    markdown({
      title: 'Millrace',
      summary:
        'Millrace connects apps and APIs and runs workflows made of triggers, actions and code steps in Node.js, Python, Go and Bash.',
      versions: Object.fromEntries(versions.map(({label, description}) => [label, description])),
      more: [
        {
          name: 'For agents and offline reading',
          file: toMarkdownFile(AGENTS_PAGE),
          text: 'The MCP server, the skill and the downloads',
        },
        {name: 'Skill', file: names.skill, text: 'What an agent has to know before it works with Millrace'},
      ],
      indexFile: names.index,
      fullTextFile: names.fullText,
    }),
    agentFiles,
    licences,
    searchOutput(search),
    hosting({
      redirects,
      redirectsFile: 'src/config/redirects.ts',
      connect: [...listAlgoliaOrigins(readAlgolia()?.appId ?? null), ...apiOrigins],
    }),
  ],
  uncompressed: [RECORDS_FILE],
  hold: holdFinishing,
};
