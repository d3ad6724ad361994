import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {type LinkContext, resolveText} from './resolveText';

const FOLDER = join('src', 'outputs', 'agent-files');

/** A text of this folder, in which links are by route and figures by their names, as in pages. */
const readTemplate = (name: string): string => readFileSync(join(FOLDER, `${name}.txt`), 'utf8');

/** What an agent gets wrong without being told, one rule a line. */
export const readRules = (): string => readTemplate('rules').trim();

/**
 * A text of this folder with its `{parts}` filled in.
 *
 * @throws when a link leads to no page or heading
 */
export function renderTemplate(name: string, parts: Readonly<Record<string, string>>, context: LinkContext): string {
  const filled = readTemplate(name).replaceAll(/\{(\w+)\}/g, (all, part: string) => parts[part] ?? all);
  return resolveText(filled, context);
}
