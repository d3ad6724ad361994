import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from '@jest/globals';
import {load} from 'cheerio';
import {RelaxNGValidator, XmlDocument} from 'libxml2-wasm';
import {makeFeed, type FeedEntry} from './makeFeed';

const schema = RelaxNGValidator.fromDoc(
  XmlDocument.fromString(readFileSync(join(import.meta.dirname, 'atom.rng'), 'utf8')),
);

function validate(xml: string): void {
  const document = XmlDocument.fromString(xml);
  try {
    schema.validate(document);
  } finally {
    document.dispose();
  }
}

const LINK = 'https://millrace.example/docs/limits/';
const TOPIC = {title: 'Limits', link: LINK, address: 'https://millrace.example/docs/changes/pages/limits.xml'};
const entry = (day: string, ...words: string[]): FeedEntry => ({day, title: 'Limits & more', link: LINK, words});
const xml = makeFeed(TOPIC, [
  entry('2026-11-20', 'Payload: 256KB → 512KB', 'New `<Limit>` & more ]]> here'),
  entry('2026-11-18', 'New page'),
]);
const $ = load(xml, {xml: true});

describe('makeFeed', () => {
  it('is valid by the schema of RFC 4287', () => {
    expect(() => validate(xml)).not.toThrow();
  });

  it.each([
    ['without an id', xml.replace(/<id>.*?<\/id>/, '')],
    ['without a date', xml.replace(/<updated>.*?<\/updated>/, '')],
    ['with a date that is none', xml.replace('2026-11-20T00:00:00.000Z', 'yesterday')],
    ['with two titles', xml.replace('<title>', '<title>One</title><title>')],
    ['with an unknown element', xml.replace('<author>', '<writer>No</writer><author>')],
    ['with a link that leads nowhere', xml.replace('rel="self" href=', 'rel="self" to=')],
  ])('would be refused %s', (_, broken) => {
    expect(broken).not.toBe(xml);
    expect(() => validate(broken)).toThrow();
  });

  it('names an author once, itself, and the page', () => {
    expect($('feed > author > name').text()).toBe('Millrace Docs');
    expect($('feed > link[rel=self]').attr('href')).toBe(TOPIC.address);
    expect($('feed > link[rel=alternate]').attr('href')).toBe(LINK);
  });

  it('has the date of its newest entry, and an id for each entry that stays', () => {
    expect($('feed > updated').text()).toBe('2026-11-20T00:00:00.000Z');
    const ids = $('id')
      .map((_, id) => $(id).text())
      .toArray();
    expect(ids).toEqual([TOPIC.address, `${LINK}#changed-2026-11-20`, `${LINK}#changed-2026-11-18`]);
  });

  it('writes words as text, code as code', () => {
    const content = load($('entry > content').first().text());
    expect(
      content('li')
        .map((_, item) => content(item).text())
        .toArray(),
    ).toEqual(['Payload: 256KB → 512KB', 'New <Limit> & more ]]> here']);
    expect(content('code').text()).toBe('<Limit>');
    expect(load($('entry > title').first().text()).text()).toBe('Limits & more');
  });

  it('stays short', () => {
    const many = Array.from({length: 90}, () => entry('2026-11-20', 'Edited'));
    expect(load(makeFeed(TOPIC, [entry('2026-11-20'), ...many]), {xml: true})('entry')).toHaveLength(50);
  });
});
