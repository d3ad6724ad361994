import {readdirSync, readFileSync} from 'node:fs';
import {expect, it} from '@jest/globals';

const TABLE = readFileSync('examples/UPGRADING.md', 'utf8');

const readManifest = (file: string): {version: string; dependencies: Readonly<Record<string, string>>} =>
  JSON.parse(readFileSync(file, 'utf8'));

it.each(readdirSync('packages'))('the table names the version of %s with the Docusaurus of this repository', (name) => {
  const {version} = readManifest(`packages/${name}/package.json`);
  const docusaurus = readManifest('package.json').dependencies['@docusaurus/core'];
  const row = TABLE.split('\n').find((line) => line.startsWith(`| [${name}](`));
  expect(row?.replace(/ +/g, ' ')).toContain(`| ${version} | ${docusaurus} |`);
});
