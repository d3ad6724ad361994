import {readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, it} from '@jest/globals';

const SOURCE = dirname(fileURLToPath(import.meta.url));
const CATALOGS = join(SOURCE, '../i18n');
/** Message ids of this package. All others are translated by Docusaurus. */
const ID = /['"](theme\.documentFirst\.[\w.]+)['"]/g;

function getIds(): string[] {
  const files = readdirSync(SOURCE, {recursive: true, encoding: 'utf8'}).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
  );
  const ids = files.flatMap((file) => [...readFileSync(join(SOURCE, file), 'utf8').matchAll(ID)].map(([, id]) => id));
  return [...new Set(ids.map(String))].sort();
}

it.each(readdirSync(CATALOGS))('the catalogue %s contains exactly the messages of this package', (locale) => {
  const words = JSON.parse(readFileSync(join(CATALOGS, locale, 'document-first.json'), 'utf8')) as object;
  expect(Object.keys(words).sort()).toEqual(getIds());
});
