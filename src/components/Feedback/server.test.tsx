import {expect, it} from '@jest/globals';
import {load} from 'cheerio';
import {renderToString} from 'react-dom/server';
import Feedback from '.';

it('asks whether the page was helpful, and leads to a filled-in issue without script', () => {
  const $ = load(renderToString(<Feedback title="Limits & quotas" address="https://millrace.example/docs/limits/" />));
  expect($('[role=group]').attr('aria-label')).toBe('Was this page helpful?');
  expect(
    $('button')
      .toArray()
      .map((button) => $(button).text()),
  ).toEqual(['Yes', 'No']);
  const link = $('a.only-without-script');
  const {searchParams} = new URL(String(link.attr('href')));
  expect([...searchParams]).toEqual([
    ['title', 'Limits & quotas'],
    ['body', 'https://millrace.example/docs/limits/'],
  ]);
  expect(link.attr('rel')).toBe('noopener nofollow');
});
