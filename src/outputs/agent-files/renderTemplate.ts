import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {type LinkContext, resolveText} from './resolveText';

const FOLDER = join('src', 'outputs', 'agent-files');

/** Reads a template from this folder. Links are routes and figures are names, as on pages. */
const readTemplate = (name: string): string => readFileSync(join(FOLDER, `${name}.txt`), 'utf8');

/** Reads the rules for agents, one per line. */
export const readRules = (): string => readTemplate('rules').trim();

/**
 * Renders a template from this folder with its `{parts}` filled in.
 *
 * @throws if a link leads to a missing page or heading
 */
export function renderTemplate(name: string, parts: Readonly<Record<string, string>>, context: LinkContext): string {
  const filled = readTemplate(name).replaceAll(/\{(\w+)\}/g, (all, part: string) => parts[part] ?? all);
  return resolveText(filled, context);
}
