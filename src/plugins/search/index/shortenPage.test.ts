import {describe, expect, it} from '@jest/globals';
import type {SearchPage} from '../records/section';
import {shortenPage} from './shortenPage';

const page = (text: string, identifiers: string[] = []): SearchPage => ({
  path: '/a/',
  title: 'A',
  description: '',
  category: 'Test',
  version: 'latest',
  sections: [{level: 1, title: 'A', slug: null, text, identifiers}],
});

describe('a shortened page', () => {
  it('keeps the beginning of a long section, up to a word, and the identifiers of the rest', () => {
    const [section] = shortenPage(page('Call the step and then $.flow.exit to stop.'), 20).sections;
    expect(section).toMatchObject({text: 'Call the step and', identifiers: ['flow.exit', '$.flow.exit']});
  });

  it('repeats no identifier that the text contains', () => {
    const [section] = shortenPage(page('Use $.export.', ['$.export', 'ORDERS_KEY']), 400).sections;
    expect(section?.identifiers).toEqual(['ORDERS_KEY']);
  });
});
