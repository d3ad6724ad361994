import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {describe, expect, it} from '@jest/globals';
import type {PageRecord} from '../../src/plugins/page-records';
import {readPageHtml, readRecords} from '../builtPages';

type Question = {readonly question: string; readonly anchor: string};

const questions = JSON.parse(readFileSync(resolve('tests/content/questions.json'), 'utf8')) as Record<string, Question[]>;
const pages = readRecords();
const listed = pages.filter(({unlisted, frontmatter}) => !unlisted && !frontmatter.hide_title);

/** The page that only shows one step of the quickstart: its sheet allows nothing else on it. */
const SMALL = new Set(['/quickstart/create-new-workflow.html']);
const wanted = ({path, version}: PageRecord): number => (version === 'v1' ? 2 : SMALL.has(path) ? 1 : 5);

/** Anchors of rows and entries that are not headings, such as `#limit-payloadSize`. */
function hasAnchor(path: string, anchor: string): boolean {
  const quoted = anchor.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`\\sid=(["']?)${quoted}\\1[\\s>]`).test(readPageHtml(path));
}

describe('what people ask', () => {
  it.each(listed.map((page) => [page.path, page] as const))('%s has enough questions', (path, page) => {
    expect(questions[path]?.length ?? 0).toBeGreaterThanOrEqual(wanted(page));
  });

  it.each(Object.keys(questions))('%s is a page, and each of its questions has a heading that answers', (path) => {
    const page = pages.find((candidate) => candidate.path === path);
    expect(page).toBeDefined();
    const missing = (questions[path] ?? []).filter(({anchor}) => !hasAnchor(path, anchor)).map(({anchor}) => anchor);
    expect(missing).toEqual([]);
  });

  it.each(Object.keys(questions))('%s asks each question once', (path) => {
    const asked = (questions[path] ?? []).map(({question}) => question.toLowerCase());
    expect(asked.filter((question, at) => asked.indexOf(question) !== at)).toEqual([]);
  });
});
