import {describe, expect, it} from '@jest/globals';
import {findMissingQuestionsProblem, createQuestionsDraft, needsQuestions} from './questions';
import {HTML_PAGES} from '../../src/config/addresses';
import {versions} from '../../src/config/versions';

/** The one page whose address is a file name. */
const [HTML_PAGE] = HTML_PAGES;

const guided = versions
  .filter(({migrationGuide}) => migrationGuide !== undefined)
  .map(({prefix}) => `${prefix}limits/`);
const question = {question: 'how much memory', anchor: 'memory'};

describe('findMissingQuestionsProblem', () => {
  it.each([['/limits/', 5], ...guided.map((route): [string, number] => [route, 2]), [HTML_PAGE, 1]])(
    'wants of %s %i questions',
    (route, needed) => {
      expect(
        findMissingQuestionsProblem(route, {[route]: Array(needed).fill(question) as (typeof question)[]}),
      ).toBeNull();
      expect(findMissingQuestionsProblem(route, {})).toContain(
        `has 0 of the ${needed} questions that ${route} needs; add:`,
      );
    },
  );

  it('counts those there are', () => {
    expect(findMissingQuestionsProblem('/limits/', {'/limits/': [question]})).toMatch(/has 1 of the 5 questions/);
  });
});

it('drafts what to add as JSON', () => {
  const draft = JSON.parse(`{${createQuestionsDraft('/limits/').replace(/,$/, '')}}`) as Record<string, unknown[]>;
  expect(draft['/limits/']).toHaveLength(5);
});

it('wants none of unlisted pages, of those whose words search leaves out, and of the front page', () => {
  expect(needsQuestions({title: 'Limits'})).toBe(true);
  expect(needsQuestions({unlisted: true})).toBe(false);
  expect(needsQuestions({search: false})).toBe(false);
  expect(needsQuestions({search: 'title'})).toBe(false);
  expect(needsQuestions({hide_title: true})).toBe(false);
});
