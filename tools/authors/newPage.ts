/** `npm run new -- page /workflows/something/`: a page from the template, its entry in the sidebar, and a checklist. */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {CHANGES_KEY, COUNTERPART_KEY, NO_COUNTERPART} from '../../src/config/counterparts';
import {latestVersion, sidebarFile, versionOfRoute, withoutVersion} from '../../src/config/versions';
import {capitalise} from '../../src/facts/capitalise';
import {addToSidebar} from './addToSidebar';
import {draftQuestions, QUESTIONS_FILE} from './questions';

const ROUTE = /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)+$/;

function titleOf(route: string): string {
  return capitalise(route.split('/').filter(Boolean).at(-1)?.replaceAll('-', ' ') ?? '');
}

function fillTemplate(route: string): string {
  const counterpart =
    versionOfRoute(route) === latestVersion
      ? ''
      : `${COUNTERPART_KEY}: ${NO_COUNTERPART}\n${CHANGES_KEY}: Say what is different in ${latestVersion.label}, in one to three sentences.\n`;
  return `---
title: ${titleOf(route)}
description: One sentence that stands alone in a search result.
outline: true
${counterpart}---

What this is, and when you need it: two or three sentences.

## The shortest thing that works

A complete sample, with the result it gives.

## How it behaves

Options, fields and limits, as tables. Figures by name: %limits.payloadSize%.

## What goes wrong

The error as it reads, why it comes, and what to do.

## Where to go next

Links by file path, with text that says where they lead.
`;
}

function main([kind, route]: readonly string[]): void {
  if (kind !== 'page' || !route || !ROUTE.test(route)) {
    throw new Error(
      `got "${[kind, route].filter(Boolean).join(' ')}"; write: npm run new -- page /workflows/something/ (lower case, hyphens, a slash at both ends)`,
    );
  }
  const version = versionOfRoute(route);
  const folder = join(version.folder, withoutVersion(route));
  const file = join(folder, 'index.mdx');
  if (existsSync(file)) throw new Error(`${file} is there already`);
  const sidebar = sidebarFile(version);
  writeFileSync(sidebar, addToSidebar(readFileSync(sidebar, 'utf8'), route));
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, fillTemplate(route));
  console.log(`Created ${file} and listed it in ${sidebar}: move its line where it belongs.

[ ] title and description: what a reader would type, one sentence that stands alone
[ ] the five sections; remove "outline: true" once they are written
[ ] samples complete, with \`run\`, or \`norun="why"\`
[ ] the questions people ask, in ${QUESTIONS_FILE}:
${draftQuestions(route)}
[ ] npm run check -- ${folder.replace(/\/$/, '')}
[ ] looked at it on a phone width and in the dark: npm start`);
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
