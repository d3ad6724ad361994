import {brotliCompressSync, constants} from 'node:zlib';
import {buildScripts} from './packages/docusaurus-theme-document-first/src/build/documentScript';
import {DEFAULT_OPTIONS} from './packages/docusaurus-theme-document-first/src/options';
import {makeSettings} from './packages/docusaurus-theme-document-first/src/settings';
import {documentFirst} from './src/config/documentFirst';
const options = {...DEFAULT_OPTIONS, ...documentFirst, timings: {...DEFAULT_OPTIONS.timings, ...documentFirst.timings}} as never;
const context = {baseUrl: '/docs/', siteStorage: {namespace: '-millrace'}} as never;
const s = await buildScripts(process.cwd(), options, makeSettings(options, context), {});
console.log(s.document.text.length, brotliCompressSync(s.document.text, {params: {[constants.BROTLI_PARAM_QUALITY]: 11}}).length);
