import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isProduction} from '../../config/environment';
import {bundleScript} from './bundleScript';

type Script = {readonly file: string; readonly code: string};
type Scripts = {readonly document: Script; readonly pageTools: Script};

const PAGE_TOOLS = 'src/page-tools/index.ts';

async function buildScript(siteDir: string, name: string, entry: string): Promise<Script> {
  const code = await bundleScript(join(siteDir, entry));
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return {file: `assets/js/${name}.${hash}.js`, code};
}

async function writeScript(outDir: string, {file, code}: Script): Promise<void> {
  await mkdir(dirname(join(outDir, file)), {recursive: true});
  await writeFile(join(outDir, file), code);
}

/**
 * Puts two scripts without React on every built page: the document script (`src/document`), which runs, and the page
 * tools (`src/page-tools`), which wait until the first asks for them. In development the application starts at once,
 * and its components attach the same modules.
 */
export default function documentScript({siteDir, baseUrl}: LoadContext): Plugin<Scripts> {
  return {
    name: 'document-script',
    getClientModules: () => (isProduction() ? [] : [join(siteDir, PAGE_TOOLS)]),
    loadContent: async () => ({
      document: await buildScript(siteDir, 'document', 'src/document/index.ts'),
      pageTools: await buildScript(siteDir, 'page-tools', PAGE_TOOLS),
    }),
    injectHtmlTags({content: {document, pageTools}}) {
      if (!isProduction()) return {};
      const waiting = {type: 'text/plain', 'data-page-tools': '', src: baseUrl + pageTools.file};
      return {
        headTags: [
          {tagName: 'script', attributes: {src: baseUrl + document.file, defer: true}},
          {tagName: 'script', attributes: waiting},
        ],
      };
    },
    async postBuild({outDir, content}) {
      await writeScript(outDir, content.document);
      await writeScript(outDir, content.pageTools);
    },
  };
}
