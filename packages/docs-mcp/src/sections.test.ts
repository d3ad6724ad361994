import {expect, it} from '@jest/globals';
import {extractSection, findHeading} from './sections';

const HEADINGS = [
  {level: 2, title: 'Using $.flow.delay', slug: 'using'},
  {level: 3, title: 'More', slug: 'more'},
  {level: 2, title: 'Links', slug: 'links'},
];

const USING = '## Using `$.flow.delay` {#using}\nOne.\n```md\n## Mine {#mine}\n```';
const MORE = '### More {#more}\nTwo.';
const LINKS = '## [Links](https://yard.example/docs/x/) {#links}\nThree.';

it.each([
  ['using', `${USING}\n${MORE}`],
  ['more', MORE],
  ['links', LINKS],
  ['mine', null],
])('extracts the section %s with its subsections', (slug, expected) => {
  expect(extractSection(`# Title\n\n${USING}\n${MORE}\n${LINKS}`, HEADINGS, slug)).toBe(expected);
});

it.each([
  ['#more', 'more'],
  ['using `$.flow.DELAY`', 'using'],
  ['Links', 'links'],
  ['', undefined],
  ['…', undefined],
])('resolves %j to %s', (wanted, slug) => {
  expect(findHeading(HEADINGS, wanted)?.slug).toBe(slug);
});
