import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

/** The configuration to add to a site by `create-docusaurus`. */
export const THEMES = ['docusaurus-theme-document-first', 'docusaurus-theme-search'];

/** Adds the themes to a site's configuration, before its presets. */
export async function addThemes(folder: string): Promise<void> {
  const file = join(folder, 'docusaurus.config.ts');
  const source = await readFile(file, 'utf8');
  const themes = `  themes: [${THEMES.map((name) => `'${name}'`).join(', ')}],\n\n`;
  const changed = source.replace(/^(?= {2}presets: \[$)/m, themes);
  if (changed === source) throw new Error(`${file} has no line "presets: [" to put the themes in front of`);
  await writeFile(file, changed);
}
