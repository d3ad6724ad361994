import {describe, expect, it} from '@jest/globals';
import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {latestVersion} from '../../config/versions';
import {parseGlossary, remarkTerms} from './remarkTerms';

const GLOSSARY = [
  '## Event {/* #event */}',
  'One piece of data that a [source](#source) emits. It is JSON.',
  'More: [Events](../events.mdx).',
  '## Expression {/* #expression */}',
  'Short JavaScript, such as `{{steps.trigger.event.body}}`.',
].join('\n\n');

async function transform(source: string): Promise<Root> {
  const file = new VFile({value: source, path: `${latestVersion.folder}/limits/missing.mdx`});
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkTerms, () => GLOSSARY);
  return (await processor.run(processor.parse(file), file)) as Root;
}

it('parseGlossary returns the first sentence of each entry as plain text', () => {
  expect([...parseGlossary(GLOSSARY)]).toEqual([
    ['event', 'One piece of data that a source emits.'],
    ['expression', 'Short JavaScript, such as {{steps.trigger.event.body}}.'],
  ]);
});

describe('remarkTerms', () => {
  it('adds the definition to a term', async () => {
    const tree = await transform('Each <Term id="event">event</Term> counts.');
    expect(JSON.stringify(tree)).toContain('"name":"definition","value":"One piece of data that a source emits."');
    expect(JSON.stringify(tree)).toContain('"name":"to","value":"/glossary/#event"');
  });

  it.each([
    [
      'One\n\nTwo <Term id="evnet">event</Term>',
      `${latestVersion.folder}/limits/missing.mdx:3: wrong term "evnet"`,
      'Nearest: event.',
    ],
    [
      '<Term>event</Term> it is',
      `${latestVersion.folder}/limits/missing.mdx:1: wrong term ""`,
      'The terms are the headings of',
    ],
  ])('throws for an unknown id with file, line and similar ids: %s', async (source, place, hint) => {
    const wrong = transform(source);
    await expect(wrong).rejects.toThrow(place);
    await expect(wrong).rejects.toThrow(hint);
  });
});
