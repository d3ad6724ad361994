import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isProduction} from '../../config/environment';
import {bundleScript} from './bundleScript';

type Script = {readonly file: string; readonly code: string};

const ENTRY = 'src/document/index.ts';

async function buildScript(siteDir: string): Promise<Script> {
  const code = await bundleScript(join(siteDir, ENTRY));
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return {file: `assets/js/document.${hash}.js`, code};
}

/**
 * Puts the document script (`src/document`) on every built page. In development the application starts at once,
 * and its components attach the same modules.
 */
export default function documentScript({siteDir, baseUrl}: LoadContext): Plugin<Script> {
  return {
    name: 'document-script',
    loadContent: () => buildScript(siteDir),
    injectHtmlTags: ({content: {file}}) =>
      isProduction() ? {headTags: [{tagName: 'script', attributes: {src: baseUrl + file, defer: true}}]} : {},
    async postBuild({outDir, content: {file, code}}) {
      await mkdir(dirname(join(outDir, file)), {recursive: true});
      await writeFile(join(outDir, file), code);
    },
  };
}
