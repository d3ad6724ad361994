/**
 * `npm run new -- guide /workflows/something/`: creates a page from a template, adds it to the sidebar, and prints a
 * checklist. `npm run new -- version v3` creates a version; `--remove` removes it.
 */
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {
  getRouteSourceFile,
  getRouteVersion,
  getSidebarFile,
  removeVersionPrefix,
  versions,
} from '../../src/config/versions';
import {PLACEHOLDER_DESCRIPTION} from '../../src/markdown/front-matter/validateFrontMatter';
import {capitalize} from '../../src/markdown/text';
import {runCommand} from '../runCommand';
import {addSidebarEntry} from './addSidebarEntry';
import {createNewVersion} from './newVersion';
import {removeVersion} from './removeVersion';
import {assertNoUncommittedChanges} from './versionFiles';
import {createQuestionsDraft, QUESTIONS_FILE} from './questions';

const ROUTE = /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)+$/;

const getDefaultTitle = (route: string): string =>
  capitalize(route.split('/').filter(Boolean).at(-1)?.replaceAll('-', ' ') ?? '');

/** The sections of each kind of page, in order, with a description of their content. */
const TEMPLATES = join(import.meta.dirname, 'templates');
const kinds = readdirSync(TEMPLATES).map((file) => file.replace('.mdx', ''));

const createPageSource = (route: string, body: string): string => `---
title: ${getDefaultTitle(route)}
description: ${PLACEHOLDER_DESCRIPTION}
outline: true
---

${body}`;

const VERSION_COMMANDS =
  'npm run new -- version v3, npm run new -- version v3 --next, or npm run new -- version --remove v1';

async function handleVersion(words: readonly string[]): Promise<void> {
  const options = words.filter((word) => word.startsWith('--'));
  const [id = '', ...others] = words.filter((word) => !word.startsWith('--'));
  const [option] = options;
  if (others.length > 0 || options.length > 1 || (option && !['--next', '--remove'].includes(option)))
    throw new Error(`got "${words.join(' ')}"; write: ${VERSION_COMMANDS}`);
  assertNoUncommittedChanges();
  if (option === '--remove') await removeVersion(id);
  else createNewVersion(id, option === '--next');
}

async function createPageOrVersion([kind = '', ...words]: readonly string[]): Promise<void> {
  const [route] = words;
  if (kind === 'version') {
    await handleVersion(words);
    return;
  }
  if (!kinds.includes(kind) || !route || !ROUTE.test(removeVersionPrefix(route))) {
    throw new Error(
      `got "${[kind, route].filter(Boolean).join(' ')}"; write: npm run new -- guide /workflows/something/ (${kinds.join(', ')}; lower case, hyphens, a slash at both ends), or npm run new -- version v3`,
    );
  }
  const version = getRouteVersion(route);
  if (version.docusaurusName !== 'current') {
    const {label, prefix} = versions.find(({docusaurusName}) => docusaurusName === 'current') ?? version;
    throw new Error(
      `got "${route}"; new pages are of ${label}, below ${prefix}; write the file of another version by hand: npm run check says what it lacks`,
    );
  }
  const file = getRouteSourceFile(route);
  const folder = dirname(file);
  if (existsSync(file)) throw new Error(`${file} is there already`);
  const sidebar = getSidebarFile(version);
  writeFileSync(sidebar, addSidebarEntry(readFileSync(sidebar, 'utf8'), removeVersionPrefix(route)));
  mkdirSync(folder, {recursive: true});
  writeFileSync(file, createPageSource(route, readFileSync(join(TEMPLATES, `${kind}.mdx`), 'utf8')));
  console.log(`Created ${file} and listed it in ${sidebar}: move its line where it belongs.

[ ] title and description: what a reader would type, one sentence that stands alone
[ ] the sections; remove "outline: true" once they are written
[ ] samples complete, with \`run\`, or \`norun="why"\`
[ ] the questions people ask, in ${QUESTIONS_FILE}:
${createQuestionsDraft(route)}
[ ] npm run check -- ${folder}
[ ] looked at it on a phone width and in the dark: npm start`);
}

await runCommand(() => createPageOrVersion(process.argv.slice(2)));
