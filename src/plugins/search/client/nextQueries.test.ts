import type {SearchHit} from '../engine/result';
import {nextQueries} from './nextQueries';

const hit = (pageTitle: string, heading = pageTitle, snippetHtml = ''): SearchHit => ({
  path: '/',
  anchor: null,
  pageTitle,
  heading,
  headingHtml: heading,
  snippetHtml,
});

describe('the queries that are likely to be next', () => {
  it.each([
    ['a word of a title', 'even', [hit('Event History')], ['event']],
    ['a word after another', 'event h', [hit('Event History')], ['event hi']],
    ['a word of a heading', 'susp', [hit('Flow control', '$.flow.suspend')], ['suspe']],
    ['a marked word of the text', 'cro', [hit('Triggers', 'Schedule', 'by a <mark>cron</mark> expression')], ['cron']],
    ['a word in capitals', 'API', [hit('api_keys', 'apis')], ['APIs']],
    ['letters of another script', 'תהל', [hit('תהליך')], ['תהלי']],
  ])('goes on with %s', (_, query, hits, next) => {
    expect(nextQueries(query, hits)).toEqual(next);
  });

  it('tries two letters, those of the first results before others', () => {
    const hits = [hit('Steps'), hit('Start'), hit('State'), hit('Status'), hit('Storage')];
    expect(nextQueries('st', hits)).toEqual(['sta', 'ste']);
    expect(nextQueries('st', [hit('Steps'), hit('Storage'), hit('Start')])).toEqual(['ste', 'sto']);
  });

  it.each([
    ['nothing was typed', '', [hit('Steps')]],
    ['the word is ended', 'steps ', [hit('Steps to take')]],
    ['the word is whole in every result', 'steps', [hit('Steps')]],
    ['no result has it', 'xyz', [hit('Steps')]],
    ['nothing was found', 'st', []],
    ['it stands within words only', 'tep', [hit('Steps')]],
    ['the word is longer than any', 'x'.repeat(10_000), [hit('x'.repeat(10_001))]],
  ])('knows none where %s', (_, query, hits) => {
    expect(nextQueries(query, hits)).toEqual([]);
  });
});
