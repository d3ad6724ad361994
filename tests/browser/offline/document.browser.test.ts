/** The PDF of the older version, which is the shorter one: printed, and read back. */
import {resolve} from 'node:path';
import {extractText, getDocumentProxy} from 'unpdf';
import {versions} from '../../../src/config/versions';
import {makeDocument} from '../../../tools/offline/pdf/makeDocument';
import {readSite} from '../../../tools/offline/readSite';
import {readRecords, squeeze} from '../../builtPages';
import {expect, test} from '../fixtures';

const [, V1] = versions;
const TITLES = readRecords()
  .filter(({version}) => version === V1.id)
  .map(({title}) => title);

type Outline = readonly {readonly title: string; readonly items: Outline}[];

const listTitles = (entries: Outline): string[] =>
  entries.flatMap(({title, items}) => [title.trim(), ...listTitles(items)]);

test('the document has every page, an outline, and contents that lead to them', async () => {
  test.setTimeout(120_000);
  const {pdf, sheets} = await makeDocument(readSite(resolve('build'), V1));
  const document = await getDocumentProxy(new Uint8Array(pdf));
  expect(document.numPages).toBeGreaterThanOrEqual(sheets);

  const outline = (await document.getOutline()) as Outline;
  const titles = listTitles(outline);
  expect(TITLES.filter((title) => !titles.includes(title))).toEqual([]);
  const destinations = outline.find(({title}) => title === 'Destinations');
  expect(destinations?.items.map(({title}) => title)).toContain('Amazon S3 destination in v1');

  const {text} = await extractText(new Uint8Array(pdf), {mergePages: false});
  expect(text[0]).toContain('The latest edition is at');
  const whole = squeeze(text.join(''));
  expect(TITLES.filter((title) => !whole.includes(squeeze(title)))).toEqual([]);
  expect(whole).not.toContain('Copycode');

  const contents = await (await document.getPage(2)).getAnnotations();
  const [first] = contents as readonly {readonly dest?: string}[];
  expect(contents.length).toBeGreaterThan(10);
  expect(first?.dest).toBe('v1');
});
