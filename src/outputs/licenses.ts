import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {basename} from 'node:path';
import type {Output} from 'docusaurus-plugin-built-site';

const STYLES = 'src/css/tokens.css';

const getFontPackageNames = (css: string): string[] =>
  [...css.matchAll(/url\('((?:@[\w-]+\/)?[\w-]+)\//g)].map(([, name = '']) => name);

/** The fonts' licences, which must be distributed with them. */
export const licensesOutput: Output = async () => {
  const {resolve} = createRequire(import.meta.url);
  const names = new Set(getFontPackageNames(await readFile(STYLES, 'utf8')));
  return new Map(
    await Promise.all(
      [...names].map(
        async (name) => [`licences/${basename(name)}.txt`, await readFile(resolve(`${name}/LICENSE`), 'utf8')] as const,
      ),
    ),
  );
};
