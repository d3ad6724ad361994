import {expect, it} from '@jest/globals';
import {dropOverriddenVariables} from './purgeStyles';

const SITE = ":root,[data-theme='dark']{--link:teal}@media print{:root{--space:0}}.alert{--line:red}";

it.each([
  ['drops what the site sets', ':root{--link:blue;--text:black}', ':root{--text:black}'],
  [
    'drops it in dark mode',
    '@media screen{html[data-theme=dark]{--link:navy;--text:white}}',
    'html[data-theme=dark]{--text:white}',
  ],
  ['keeps what the site sets for some media only', ':root{--space:1rem}', ':root{--space:1rem}'],
  ['keeps what the site sets for a part of the page', ':root{--line:gray}', ':root{--line:gray}'],
  ['keeps the values of parts of the page', '.navbar{--link:white}', '.navbar{--link:white}'],
])('%s', (_, theme, kept) => {
  const css = dropOverriddenVariables(`@layer theme{${theme}}${SITE}`);
  expect(css).toContain(kept);
  expect(css.endsWith(SITE)).toBe(true);
});
