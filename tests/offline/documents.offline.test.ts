/** The PDFs that `npm run offline` made, read back. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from '@jest/globals';
import {offlineFilesOf, OFFLINE_FOLDER} from '../../src/config/offlineFiles';
import {versions} from '../../src/config/versions';
import {findDocumentProblems} from './findDocumentProblems';
import {readDocument} from './readDocument';

it.each(versions)('the document of $id is whole', async (version) => {
  const pdf = readFileSync(join('build', OFFLINE_FOLDER, offlineFilesOf(version).document));
  expect(findDocumentProblems(await readDocument(pdf), version)).toEqual([]);
});

it('a document that lacks something is found', () => {
  const broken = {text: [''], outline: [], places: new Map([['x', false]]), addresses: ['file:///a'], tagged: false};
  const problems = findDocumentProblems(broken, versions[1]).join('\n');
  for (const problem of [/sheets for/, /not in the outline/, /no link leads to/, /the end of/, /no tags/])
    expect(problems).toMatch(problem);
  expect(problems).toContain('leads nowhere: x\n');
  expect(problems).toContain('not on the web: file:///a\n');
});
