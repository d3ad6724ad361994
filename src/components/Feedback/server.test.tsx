import {expect, it} from '@jest/globals';
import {load} from 'cheerio';
import {renderToString} from 'react-dom/server';
import Feedback from '.';

it('asks whether the page was helpful, with links that open a filled-in issue without script', () => {
  const $ = load(renderToString(<Feedback title="Limits & quotas" address="https://millrace.example/docs/limits/" />));
  expect($('[role=group]').attr('aria-label')).toBe('Was this page helpful?');
  const links = $('a').toArray();
  expect(links.map((link) => $(link).text())).toEqual(['Yes', 'No']);
  expect(links.map((link) => [...new URL(String($(link).attr('href'))).searchParams])).toEqual(
    ['helped', 'did not help'].map((words) => [
      ['template', 'page.yml'],
      ['title', `Limits & quotas: this page ${words}`],
      ['where', '- Page: https://millrace.example/docs/limits/'],
    ]),
  );
});
