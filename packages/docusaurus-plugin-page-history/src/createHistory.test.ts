import {expect, it} from '@jest/globals';
import {createHistory} from './createHistory';
import type {Commit, FileChange} from './readHistory';
import {ENGLISH, formatNote} from './words';

const PATH = 'docs/a/index.mdx';
const page = (text: string): string => `---\ntitle: A\n---\n\n${text}\n`;

const texts = new Map([
  ['first', page('One thing.')],
  ['second', page('Something else entirely.')],
  ['third', page('A third statement about timeouts.')],
  ['typo', page('A third statment about timeouts.')],
]);

const change = (before: string | null, after: string | null, path = PATH, from?: string): FileChange => ({
  status: before === null ? 'added' : after === null ? 'removed' : from === undefined ? 'changed' : 'renamed',
  path,
  ...(from !== undefined && {from}),
  before,
  after,
});

const commit = (day: string, files: FileChange[]): Commit => ({hash: day, day, files, summaries: new Map()});

const START = commit('2026-11-01', [change(null, 'first')]);

function getDays(...commits: Commit[]): [string, string[]][] {
  const daysOfPage = createHistory({commits: [START, ...commits], texts}, {languages: {}});
  return [PATH, 'docs/b/index.mdx']
    .flatMap((path) => daysOfPage(path))
    .map(({day, notes}): [string, string[]] => [day, notes.map((note) => formatNote(note, ENGLISH))]);
}

it("starts with the page's creation and ignores trivial changes", () => {
  expect(
    getDays(commit('2026-11-02', [change('first', 'typo')]), commit('2026-11-03', [change('typo', 'third')])),
  ).toEqual([
    ['2026-11-02', ['Edited: Introduction']],
    ['2026-11-01', ['New page']],
  ]);
});

it("compares the end of each day, so reverted changes don't count", () => {
  const days = getDays(
    commit('2026-11-02', [change('first', 'second')]),
    commit('2026-11-02', [change('second', 'first')]),
  );
  expect(days).toEqual([['2026-11-01', ['New page']]]);
});

it('only contains "New page" for the first day', () => {
  expect(getDays(commit('2026-11-01', [change('first', 'second')]))).toEqual([['2026-11-01', ['New page']]]);
});

it('finds changes of a moved page', () => {
  const edited = commit('2026-11-02', [change('first', 'second', 'docs/b/index.mdx', PATH)]);
  expect(getDays(edited)).toEqual([
    ['2026-11-02', ['Edited: Introduction']],
    ['2026-11-01', ['New page']],
  ]);
});

it('summarizes a mass edit', () => {
  const others = Array.from({length: 60}, (_, at) => change('first', 'second', `docs/${at}/index.mdx`));
  const days = getDays(commit('2026-11-02', [change('first', 'second'), ...others]));
  expect(days[0]).toEqual(['2026-11-02', ['Edited for clarity']]);
});

it.each([
  ["import Pause from '../_shared/pause.mdx';", true],
  ['import Pause from "../_shared/pause.mdx"', true],
  ["import Pause, {toc} from '../_shared/pause.mdx'; // the same in all guides", true],
  ["import {default as Pause} from '@site/docs/_shared/pause.mdx';", true],
  ["import Pause from './../_shared/pause.mdx';", true],
  ["import Pause from '../../other/_shared/pause.mdx';", false],
  ["```js\nimport Pause from '../_shared/pause.mdx';\n```", false],
])('changing a partial counts as a change of the pages that import it: %s', (line, isDated) => {
  texts.set('including', `---\ntitle: A\n---\n\n${line}\n\nIntro.\n\n## What a pause keeps {#keeps}\n\n<Pause />\n`);
  texts.set('old', 'It keeps exports.').set('new', 'It keeps nothing.');
  const path = 'docs/_shared/pause.mdx';
  const commits = [
    commit('2026-11-01', [change(null, 'including'), change(null, 'old', path)]),
    commit('2026-11-02', [change('old', 'new', path)]),
  ];
  expect(createHistory({commits, texts}, {languages: {}})(PATH)).toEqual([
    ...(isDated ? [{day: '2026-11-02', notes: [{key: 'edited', names: ['What a pause keeps']}]}] : []),
    {day: '2026-11-01', notes: [{key: 'newPage'}]},
  ]);
});

it('supports languages named like object properties', () => {
  texts.set('code', page('```constructor\na\n```'));
  const commits = [START, commit('2026-11-02', [change('first', 'code')])];
  const [newest] = createHistory({commits, texts}, {languages: {}})(PATH);
  expect(newest?.notes).toContainEqual({key: 'newSample', names: ['constructor']});
});
