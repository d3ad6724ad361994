import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from '@jest/globals';
import {REPOSITORY_URL} from '../../src/config/addresses';

type Manifest = {
  readonly version: string;
  readonly repository?: object;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
};

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest;

const PACKAGES: readonly string[] = readdirSync('packages');

const isOurs = (dependency: string): boolean => PACKAGES.includes(dependency);

describe.each(PACKAGES)('%s', (name) => {
  const folder = `packages/${name}`;
  const manifest = readManifest(folder);

  it('names its repository', () => {
    expect(manifest.repository).toEqual({type: 'git', url: `git+${REPOSITORY_URL}.git`, directory: folder});
  });

  it('uses version ranges for its dependencies', () => {
    const {dependencies = {}, peerDependencies = {}} = manifest;
    const isRange = (version: string): boolean => /^[~^]/.test(version) || version.includes('||');
    const exact = Object.entries({...dependencies, ...peerDependencies}).filter(([, version]) => !isRange(version));
    // Prereleases can't have a range. Docusaurus uses the same version.
    expect(exact.filter(([name]) => name !== 'infima')).toEqual([]);
  });

  it('has Docusaurus and React as peer dependencies', () => {
    const isOfSite = (dependency: string): boolean => /^(?:@docusaurus\/|react(?:-dom)?$)/.test(dependency);
    expect(Object.keys(manifest.dependencies ?? {}).filter(isOfSite)).toEqual([]);
  });

  it('declares the peer dependencies of our packages that it depends on', () => {
    // Yarn Plug'n'Play only resolves declared dependencies. docs-mcp runs outside of sites.
    const dependencies = Object.keys(manifest.dependencies ?? {}).filter(
      (other) => name !== 'docs-mcp' && isOurs(other),
    );
    const inherited = dependencies.flatMap((other) =>
      Object.keys(readManifest(`packages/${other}`).peerDependencies ?? {}),
    );
    expect(inherited.filter((peer) => manifest.peerDependencies?.[peer] === undefined)).toEqual([]);
  });

  it('its version is listed in examples/UPGRADING.md', () => {
    const [tested] = /(?<=^## Tested versions\n\n).*/m.exec(readFileSync('examples/UPGRADING.md', 'utf8')) ?? [];
    expect(tested).toContain(`version ${manifest.version.replace(/\.\d+$/, '')} of each package`);
    expect(tested).toContain(`Docusaurus ${readManifest('.').dependencies?.['@docusaurus/core']} `);
  });

  it('has a changelog entry for its version', () => {
    const [, latest] = /^## (\S+)$/m.exec(readFileSync(`${folder}/CHANGELOG.md`, 'utf8')) ?? [];
    expect(latest).toBe(manifest.version);
  });
});
