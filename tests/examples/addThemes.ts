import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

/** What a site that `create-docusaurus` has made adds to its configuration, and nothing else. */
export const THEMES = ['docusaurus-theme-document-first', 'docusaurus-theme-search'];

/** Adds the themes to the configuration of a site, in front of its presets. */
export async function addThemes(folder: string): Promise<void> {
  const file = join(folder, 'docusaurus.config.ts');
  const source = await readFile(file, 'utf8');
  const themes = `  themes: [${THEMES.map((name) => `'${name}'`).join(', ')}],\n\n`;
  const changed = source.replace(/^(?= {2}presets: \[$)/m, themes);
  if (changed === source) throw new Error(`${file} has no line "presets: [" to put the themes in front of`);
  await writeFile(file, changed);
}
