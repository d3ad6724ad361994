import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from '@jest/globals';
import {load} from 'cheerio';
import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

type Picture = (figures: Readonly<Record<string, string>>) => ReactNode;

const FOLDER = join(process.cwd(), 'src/screens/pictures');

/** Stands in for every figure that a page passes on. */
const FIGURES = new Proxy<Record<string, string>>(
  {},
  {get: (_, name) => (name === 'key' ? undefined : `<${String(name)}>`)},
);

async function draw(file: string) {
  const {default: Picture} = (await import(join(FOLDER, file))) as {default: Picture};
  return load(renderToStaticMarkup(Picture(FIGURES)), null, false);
}

const FILES = readdirSync(FOLDER);

describe.each(FILES)('%s', (file) => {
  it('says in sentences what it teaches', async () => {
    const $ = await draw(file);
    const alt = $('figcaption > .visually-hidden').text();
    expect(alt.length).toBeGreaterThan(80);
    expect(alt).toMatch(/\.$/);
  });

  it('numbers the parts that its legend names', async () => {
    const $ = await draw(file);
    const names = $('figcaption li').length;
    const numbers = $('.callout')
      .toArray()
      .map((callout) => Number($(callout).text()));
    const expected = names > 0 ? Array.from({length: names}, (_, at) => at + 1) : [...new Set(numbers)];
    expect([...new Set(numbers)].sort((a, b) => a - b)).toEqual(expected.sort((a, b) => a - b));
  });

  it('types no figure of its own', async () => {
    const $ = await draw(file);
    expect($.text()).not.toMatch(/millrace\.example|\d+(?:MB|GB|KB)\b|\$\d/);
  });
});
