import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from '@jest/globals';
import {load, type CheerioAPI} from 'cheerio';
import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

type Picture = (figures: Readonly<Record<string, string>>) => ReactNode;

const FOLDER = join(process.cwd(), 'src/screens/pictures');

/** Stands in for every figure that a page passes on. */
const FIGURES = new Proxy<Record<string, string>>(
  {},
  {get: (_, name) => (name === 'key' ? undefined : `<${String(name)}>`)},
);

/** By the name of each picture, what it draws. */
const pictures: [name: string, $: CheerioAPI][] = [];
for (const file of readdirSync(FOLDER)) {
  const drawn = Object.entries((await import(join(FOLDER, file))) as Record<string, Picture>);
  pictures.push(...drawn.map(([name, Picture]): [string, CheerioAPI] => [name, draw(Picture)]));
}

function draw(Picture: Picture): CheerioAPI {
  return load(renderToStaticMarkup(Picture(FIGURES)), null, false);
}

describe.each(pictures)('%s', (_, $) => {
  it('says in sentences what it teaches', () => {
    const alt = $('figcaption > .visually-hidden').text();
    expect(alt.length).toBeGreaterThan(80);
    expect(alt).toMatch(/\.$/);
  });

  it('numbers the parts that its legend names', () => {
    const names = $('figcaption li').length;
    const numbers = $('.callout')
      .toArray()
      .map((callout) => Number($(callout).text()));
    const expected = names > 0 ? Array.from({length: names}, (_, at) => at + 1) : [...new Set(numbers)];
    expect([...new Set(numbers)].sort((a, b) => a - b)).toEqual(expected.sort((a, b) => a - b));
  });

  it('types no figure of its own', () => {
    expect($.text()).not.toMatch(/millrace\.example|\d(?:MB|GB|KB)\b|\$\d/);
  });
});
