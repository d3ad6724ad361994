import {describe, expect, it} from '@jest/globals';
import {cutSection, findHeading} from './sections';

const HEADINGS = [
  {level: 2, title: 'Using $.flow.delay', slug: 'using'},
  {level: 3, title: 'More', slug: 'more'},
  {level: 2, title: 'Links', slug: 'links'},
  {level: 2, title: 'Links', slug: 'links-1'},
];

const PAGE = [
  '# Title',
  '',
  '## Using `$.flow.delay`',
  'One.',
  '```md',
  '## Links',
  '```',
  '### More',
  'Two.',
  '## [Links](https://yard.example/docs/x/) {#links}',
  'Three.',
  '## Links',
  'Four.',
].join('\n');

describe('cutSection', () => {
  it('takes the sections below along, and no heading inside a fence for one', () => {
    expect(cutSection(PAGE, HEADINGS, 'using')).toBe(PAGE.split('\n').slice(2, 9).join('\n'));
  });

  it.each([
    ['more', '### More\nTwo.'],
    ['links', '## [Links](https://yard.example/docs/x/) {#links}\nThree.'],
    ['links-1', '## Links\nFour.'],
  ])('finds %s by its place', (slug, expected) => {
    expect(cutSection(PAGE, HEADINGS, slug)).toBe(expected);
  });

  it('is null for a heading that the Markdown does not have', () => {
    expect(cutSection('# Title', HEADINGS, 'more')).toBeNull();
  });
});

describe('findHeading', () => {
  it.each([
    ['links-1', 'links-1'],
    ['#more', 'more'],
    ['using $.flow.DELAY', 'using'],
    ['Links', 'links'],
    ['', undefined],
    ['…', undefined],
  ])('%j means %s', (wanted, slug) => {
    expect(findHeading(HEADINGS, wanted)?.slug).toBe(slug);
  });
});
