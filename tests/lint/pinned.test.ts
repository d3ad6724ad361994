import {readdirSync, readFileSync} from 'node:fs';
import {expect, it} from '@jest/globals';

const REFERENCE = /^\s*(?:- )?(?:uses:|container:|image:|FROM) *(?<reference>\S+)/;
const PINNED = /@(?:[0-9a-f]{40}|sha256:[0-9a-f]{64})$|^\$\{\{/;

it('actions and images are pinned by digest', () => {
  const workflows = readdirSync('.github/workflows').map((file) => `.github/workflows/${file}`);
  const references = ['deploy/Dockerfile', ...workflows].flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line) => REFERENCE.exec(line)?.groups?.reference ?? []),
  );
  expect(references.length).toBeGreaterThan(10);
  expect(references.filter((reference) => !PINNED.test(reference))).toEqual([]);
});
