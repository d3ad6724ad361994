import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {describe, expect, it} from '@jest/globals';
import {agentFiles} from '../../src/config/agentFiles';
import {BASE_URL, SITE_URL} from '../../src/config/addresses';
import {versions} from '../../src/config/versions';
import {toMarkdownFile} from 'docusaurus-plugin-built-site/client';
import {readPageHtml, readRecords} from '../builtPages';
import {getDifferences, getPagesInFiles} from '../roundTrip/compare';

const BASE = SITE_URL + BASE_URL;
/** Agents truncate longer files. */
const SIZE_MAX = 50_000;

const read = (file: string): string => readFileSync(resolve('build', file), 'utf8');
const listed = readRecords().filter(({unlisted}) => !unlisted);
const index = versions.map(({prefix}) => read(prefix.slice(1) + agentFiles.index)).join('\n');

const pages = getPagesInFiles(
  listed.map(({path}) => {
    const file = toMarkdownFile(path);
    return {page: BASE + path.slice(1), file: BASE + file, text: read(file)};
  }),
);
const files = [...pages.keys()].map((address) => address.slice(BASE.length));

/** Returns the links in a text to anchors of pages: the file that should contain the anchor, and the anchor. */
function getLinkedAnchors(text: string, own: string): [file: string, anchor: string][] {
  const prose = text.replace(/^(`{3,})(?!`)[^]*?^\1$/gm, '');
  return [...prose.matchAll(/\]\(([^)#\s]*)#([^)\s]+)\)/g)].flatMap(([, address = '', anchor = '']) => {
    if (address !== '' && !address.startsWith(BASE)) return [];
    const path = address.slice(BASE.length - 1);
    return [[address === '' ? own : path.endsWith('.md') ? path.slice(1) : toMarkdownFile(path), anchor]];
  });
}

const hasAnchor = (file: string, anchor: string): boolean => read(file).includes(` {#${anchor}}`);

describe.each(files)('%s', (file) => {
  const text = read(file);

  it('is below the size limit and links to the index', () => {
    expect(text.length).toBeLessThan(SIZE_MAX);
    expect(text.split('\n')[2]).toMatch(/^> This is https:.* as Markdown\..*\/llms\.txt$/);
  });

  it('links to files that contain the anchors', () => {
    expect(getLinkedAnchors(text, file).filter(([target, anchor]) => !hasAnchor(target, anchor))).toEqual([]);
  });
});

const isWhole = (path: string): boolean =>
  !read(toMarkdownFile(path)).includes('This section is in a file of its own: ');

it.each(listed.map(({path}) => path).filter(isWhole))('%s has the same content as Markdown', (path) => {
  const address = BASE + path.slice(1);
  expect(getDifferences(readPageHtml(path), read(toMarkdownFile(path)), address, pages)).toEqual([]);
});

describe('the files for agents', () => {
  it('the index lists every Markdown file', () => {
    const links = [...index.matchAll(/\]\((https:[^)]+)\)/g)].map(([, address]) => String(address).slice(BASE.length));
    expect(links.filter((file) => !existsSync(resolve('build', file)))).toEqual([]);
    expect(files.filter((file) => !links.includes(file))).toEqual([]);
  });

  it("the skill index contains the skill's digest", () => {
    const digest = createHash('sha256')
      .update(readFileSync(resolve('build', agentFiles.skill)))
      .digest('hex');
    expect(read(agentFiles.skillIndex)).toContain(`"digest": "sha256:${digest}"`);
  });
});
