import {readFileSync, readdirSync} from 'node:fs';
import {describe, expect, it} from '@jest/globals';
import {readSourcePages} from '../../tools/getPageFiles';
import {findDuplicateStatements, STATEMENTS_FILE} from './findDuplicateStatements';

it('findDuplicateStatements reports repeated and missing statements with file and line', () => {
  const home = 'docs/pause/index.mdx#keeps';
  const own = [
    {behaviour: 'what a pause costs', home, patterns: ['a pause uses no credits']},
    {behaviour: 'how long a pause lasts', home, patterns: ['at most one year']},
    {behaviour: 'who can end it', home: 'docs/pause/index.mdx#urls', patterns: []},
    {behaviour: 'who pays', home: 'docs/none/index.mdx', patterns: []},
  ];
  expect(findDuplicateStatements(own, 'tests/content/duplicateStatement')).toEqual([
    `docs/billing/index.mdx:7 tells "what a pause costs" a second time; include or link ${home}`,
    'docs/pause/index.mdx:1 does not tell "how long a pause lasts": /at most one year/',
    'docs/pause/index.mdx:1 has no heading #urls, the home of "who can end it"',
    `${STATEMENTS_FILE}:1: "docs/none/index.mdx" is the home of "who pays", but there is no such file; name the file that tells it`,
  ]);
});

describe('the texts in docs/_shared', () => {
  const pages = readSourcePages();

  it.each(readdirSync('docs/_shared'))('%s is prose that at least two pages include', (name) => {
    const text = readFileSync(`docs/_shared/${name}`, 'utf8');
    // The checks of a page wouldn't know its headings, and its samples wouldn't get run badges.
    expect(text).not.toMatch(/^(#{1,6} |```|---$)/m);
    expect(pages.filter(({source}) => source.includes(`_shared/${name}'`)).length).toBeGreaterThan(1);
  });
});
