import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from '@jest/globals';
import postcss from 'postcss';

/** The media features that all promised browsers know (`browserslist` in package.json). */
const KNOWN =
  /^(?:(?:min|max)-(?:width|height)|width|height|hover|pointer|forced-colors|prefers-(?:color-scheme|reduced-motion|contrast))$/;

/** The features that a sheet asks for and some promised browser does not know: it would never use the rules. */
function listUnknown(css: string): string[] {
  const asked: string[] = [];
  postcss.parse(css).walkAtRules('media', ({params}) => {
    for (const [, feature = ''] of params.matchAll(/\(([a-z-]+)/g)) asked.push(feature);
  });
  return asked.filter((feature) => !KNOWN.test(feature));
}

it('tells a feature that came to Safari with 17 and to Chrome with 120', () => {
  expect(listUnknown('@media (scripting: enabled) and (max-width: 40rem) {a {color: red}}')).toEqual(['scripting']);
});

it.each(['src', 'packages'])('finds none in the sheets of %s', (folder) => {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(
    (name) => name.endsWith('.css') && !name.includes('node_modules'),
  );
  const found = files.flatMap((name) => listUnknown(readFileSync(join(folder, name), 'utf8')));
  expect(found).toEqual([]);
});
