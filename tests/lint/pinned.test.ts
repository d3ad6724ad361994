import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from '@jest/globals';

const REFERENCE = /^\s*(?:- )?(?:uses:|container:|image:|FROM) *(?<reference>\S+)/;
const PINNED = /@(?:[0-9a-f]{40}|sha256:[0-9a-f]{64})$|^\$\{\{/;

/** The actions and images of a workflow or Dockerfile that are not named by their digest: somebody could replace them. */
const findUnpinned = (text: string): string[] =>
  text.split('\n').flatMap((line) => {
    const reference = REFERENCE.exec(line)?.groups?.reference;
    return reference === undefined || PINNED.test(reference) ? [] : [reference];
  });

describe('actions and images', () => {
  it.each(['deploy/Dockerfile', ...readdirSync('.github/workflows').map((file) => `.github/workflows/${file}`)])(
    'of %s are named by digest',
    (file) => {
      expect(findUnpinned(readFileSync(file, 'utf8'))).toEqual([]);
    },
  );

  it('are found where they are not', () => {
    const text = [
      `    container: node:24@sha256:${'a'.repeat(64)}`,
      '    container: ${{ matrix.image }}',
      '    container: node:24',
      '      - uses: actions/checkout@v4',
      '        uses: actions/cache@0057852 # v4.3.0',
      'FROM node:24@sha256:1234 AS build',
      'COPY --from=build /site /srv',
    ].join('\n');
    expect(findUnpinned(text)).toEqual([
      'node:24',
      'actions/checkout@v4',
      'actions/cache@0057852',
      'node:24@sha256:1234',
    ]);
  });
});
