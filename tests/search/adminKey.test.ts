import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from '@jest/globals';

/** Source files that name the key which may write to the hosted index. */
function filesNaming(word: string, folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.(?:ts|tsx|mjs)$/.test(name))
    .filter((name) => readFileSync(join(folder, name), 'utf8').includes(word));
}

describe('the key that may write', () => {
  it('is read by the push command alone, so that no build can hold it', () => {
    for (const word of ['readAlgoliaAdminKey', 'ALGOLIA_ADMIN_KEY']) {
      expect(filesNaming(word, 'src')).toEqual(['config/environment.ts']);
      expect(filesNaming(word, 'tools')).toEqual(['search-push/cli.ts']);
    }
  });
});
