import {readdirSync, readFileSync} from 'node:fs';
import {expect, it} from '@jest/globals';

const readManifest = (file: string): {version: string; dependencies: Readonly<Record<string, string>>} =>
  JSON.parse(readFileSync(file, 'utf8'));

it.each(readdirSync('packages'))('examples/UPGRADING.md says with which Docusaurus %s was tested', (name) => {
  const {version} = readManifest(`packages/${name}/package.json`);
  const docusaurus = readManifest('package.json').dependencies['@docusaurus/core'];
  const row = new RegExp(`^\\| \\[${name}\\].*\\| ${version} +\\|.* ${docusaurus}[ ,]`, 'm');
  expect(readFileSync('examples/UPGRADING.md', 'utf8')).toMatch(row);
});
