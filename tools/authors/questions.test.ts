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
    'requires for %s %i questions',
    (route, needed) => {
      expect(
        findMissingQuestionsProblem(route, {[route]: Array(needed).fill(question) as (typeof question)[]}),
      ).toBeNull();
      expect(findMissingQuestionsProblem(route, {})).toContain(
        `has 0 of the ${needed} questions that ${route} needs; add:`,
      );
    },
  );

  it('counts existing questions', () => {
    expect(findMissingQuestionsProblem('/limits/', {'/limits/': [question]})).toMatch(/has 1 of the 5 questions/);
  });
});

it('createQuestionsDraft returns JSON to add', () => {
  const draft = JSON.parse(`{${createQuestionsDraft('/limits/').replace(/,$/, '')}}`) as Record<string, unknown[]>;
  expect(draft['/limits/']).toHaveLength(5);
});

it('requires none for the front page, unlisted pages and pages excluded from search', () => {
  expect(needsQuestions({title: 'Limits'})).toBe(true);
  expect(needsQuestions({unlisted: true})).toBe(false);
  expect(needsQuestions({search: false})).toBe(false);
  expect(needsQuestions({search: 'title'})).toBe(false);
  expect(needsQuestions({hide_title: true})).toBe(false);
});
