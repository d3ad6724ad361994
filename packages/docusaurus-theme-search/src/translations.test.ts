import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from '@jest/globals';

const SOURCE = import.meta.dirname;
const FOLDER = join(SOURCE, '../i18n');

/** Ids and messages in a source file, from calls of `translate` and from `<Translate>`. */
function readIds(text: string): string[] {
  return [...text.matchAll(/\bid(?:: |=)['"](theme\.[\w.]+)['"]/g)].map(([, id = '']) => id);
}

const sources = readdirSync(SOURCE, {recursive: true, encoding: 'utf8'}).filter((name) =>
  /(?<!\.test)\.tsx?$/.test(name),
);
const ids = [...new Set(sources.flatMap((name) => readIds(readFileSync(join(SOURCE, name), 'utf8'))))].sort();

describe.each(readdirSync(FOLDER))('the catalogue %s', (name) => {
  const catalog = JSON.parse(readFileSync(join(FOLDER, name, 'search.json'), 'utf8')) as Record<string, string>;

  it('contains exactly the visible messages', () => {
    expect(ids.length).toBeGreaterThan(0);
    expect(Object.keys(catalog).sort()).toEqual(ids);
  });
});
