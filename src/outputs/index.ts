import {hosting, markdown, type BuiltSiteOptions} from 'docusaurus-plugin-built-site';
import {toMarkdownFile} from 'docusaurus-plugin-built-site/client';
import {RECORDS_FILE} from 'docusaurus-theme-search/output';
import {agentFilesOutput} from './agent-files';
import {agentFiles as names, AGENTS_PAGE} from '../config/agentFiles';
import {apiBaseUrl} from '../config/apiBases';
import {serverRedirects} from '../config/redirects';
import {versions} from '../config/versions';
import {licensesOutput} from './licenses';

/** Outputs created from the built site. */
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
    }),
    agentFilesOutput,
    licensesOutput,
    hosting({
      redirects: serverRedirects,
      redirectsFile: 'src/config/redirects.ts',
      connect: [new URL(apiBaseUrl).origin],
    }),
  ],
  uncompressed: [RECORDS_FILE],
};
