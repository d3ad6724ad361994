/** `npm run new -- guide /workflows/something/`: a page from the template of its kind, its entry in the sidebar, and a checklist. */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {CHANGES_KEY, COUNTERPART_KEY, NO_COUNTERPART} from '../../src/config/counterparts';
import {latestVersion, sidebarFile, versionOfRoute, withoutVersion} from '../../src/config/versions';
import {PLACEHOLDER_DESCRIPTION} from '../../src/markdown/front-matter';
import {capitalise} from '../../src/markdown/text';
import {addToSidebar} from './addToSidebar';
import {draftQuestions, QUESTIONS_FILE} from './questions';

const ROUTE = /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)+$/;

function titleOf(route: string): string {
  return capitalise(route.split('/').filter(Boolean).at(-1)?.replaceAll('-', ' ') ?? '');
}

/** The sections of each kind of page, in order, with what belongs into them. */
const KINDS: Readonly<Record<string, string>> = {
  tutorial: `What you will build, and what you will have learned at the end.

## Before you begin

What you need: an account, a program, a page to have read.

## Build it

1. Do the first thing. Say what you should see.

## What you learned

Two or three sentences.

## Next steps

Links by file path, with text that says where they lead.
`,
  guide: `When to use this, and what you reach with it: two or three sentences.

## The shortest complete solution

A complete sample, with the result it gives.

## Variations

What to change for other cases. Figures by name: %limits.payloadSize%.

## What can go wrong

The error as it reads, why it comes, and what to do.

## Related pages

Links by file path, with text that says where they lead.
`,
  concept: `The idea in two paragraphs.

## How it behaves

The behaviour with its reasons, and a picture. Figures by name: %limits.payloadSize%.

## What it means for your workflow

What to do differently because of it.
`,
  reference: `What is listed here, and how to choose a row: one or two sentences.

## All entries

The table or list first, then one section for each entry, all in the same shape, with an example. Figures by name: %limits.payloadSize%.
`,
};

function fillTemplate(route: string, body: string): string {
  const counterpart =
    versionOfRoute(route) === latestVersion
      ? ''
      : `${COUNTERPART_KEY}: ${NO_COUNTERPART}\n${CHANGES_KEY}: Say what is different in ${latestVersion.label}, in one to three sentences.\n`;
  return `---
title: ${titleOf(route)}
description: ${PLACEHOLDER_DESCRIPTION}
outline: true
${counterpart}---

${body}`;
}

function main([kind = '', route]: readonly string[]): void {
  const body = KINDS[kind];
  if (body === undefined || !route || !ROUTE.test(route)) {
    throw new Error(
      `got "${[kind, route].filter(Boolean).join(' ')}"; write: npm run new -- guide /workflows/something/ (${Object.keys(KINDS).join(', ')}; lower case, hyphens, a slash at both ends)`,
    );
  }
  const version = versionOfRoute(route);
  const folder = join(version.folder, withoutVersion(route));
  const file = join(folder, 'index.mdx');
  if (existsSync(file)) throw new Error(`${file} is there already`);
  const sidebar = sidebarFile(version);
  writeFileSync(sidebar, addToSidebar(readFileSync(sidebar, 'utf8'), route));
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, fillTemplate(route, body));
  console.log(`Created ${file} and listed it in ${sidebar}: move its line where it belongs.

[ ] title and description: what a reader would type, one sentence that stands alone
[ ] the sections; remove "outline: true" once they are written
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
