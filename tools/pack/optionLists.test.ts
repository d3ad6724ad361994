import {readFileSync} from 'node:fs';
import {expect, it} from '@jest/globals';
import {getReadmes, updateOptionLists} from './optionLists';

// `npm run pack` updates them, and so does `npx tsx tools/pack/optionLists.ts`.
it.each(getReadmes())('the options in %s are up to date', async (readme) => {
  const text = readFileSync(readme, 'utf8');
  expect(text).toContain('<!-- options: ');
  expect(await updateOptionLists(readme)).toBe(text);
});
