import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {transform} from 'esbuild';
import {pickDarkMode} from './darkMode';

/** A style sheet of the build: its path below the build folder, and its text. */
export type Sheet = {readonly file: string; readonly css: string};

/** The sheets that only some readers need. */
export type ConditionalSheets = {readonly print: Sheet; readonly noScript: Sheet};

const FOLDER = 'assets/styles';
const STYLES = 'src/css';
/** The theme's own colours. */
const INFIMA = createRequire(import.meta.url).resolve('infima/dist/css/default/default.css');

async function toSheet(name: string, source: string): Promise<Sheet> {
  const {code} = await transform(source, {loader: 'css', minify: true});
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return {file: `${FOLDER}/${name}.${hash}.css`, css: code};
}

/**
 * Dark mode for pages without script: with no `data-theme` to tell, the system's preference decides. The theme's rules
 * are in the cascade layer in which Docusaurus puts Infima, so ours win over them.
 */
function makeDarkMode(infima: string, tokens: string): string {
  const rules = `@layer docusaurus.infima {${pickDarkMode(infima)}} ${pickDarkMode(tokens)}`;
  return `@media (prefers-color-scheme: dark) {${rules}}`;
}

/** Builds the sheets. The dark colours are those of the tokens and of the theme, so each is written once. */
export async function buildSheets(siteDir: string): Promise<ConditionalSheets> {
  const read = (name: string): Promise<string> => readFile(join(siteDir, STYLES, name), 'utf8');
  const [print, noScript, tokens, infima] = await Promise.all([
    read('print.css'),
    read('no-script.css'),
    read('tokens.css'),
    readFile(INFIMA, 'utf8'),
  ]);
  return {
    print: await toSheet('print', print),
    noScript: await toSheet('no-script', noScript + makeDarkMode(infima, tokens)),
  };
}
