/**
 * Publishes the output of `npm run pack`: each version that has a tag on this commit and isn't on npm yet.
 *
 *   npx tsx tools/pack/publish.ts            publishes, with provenance
 *   npx tsx tools/pack/publish.ts --dry-run  shows what would be published, with or without tags
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {readdirSync} from 'node:fs';
import {join, resolve} from 'node:path';

const PACKED = resolve(import.meta.dirname, '../../packed');

/** Parses the name and version of a tarball such as `docs-mcp-0.3.0.tgz`. */
function parseTarballName(file: string): {readonly name: string; readonly version: string} {
  const [, name, version] = /^([a-z-]+)-(\d+\.\d+\.\d+(?:-[\w.]+)?)\.tgz$/.exec(file) ?? [];
  if (!name || !version) throw new Error(`packed/${file} isn't a tarball of a package: run npm run pack`);
  return {name, version};
}

function publishPackages(args: readonly string[]): void {
  const isDryRun = args.includes('--dry-run');
  const tags = execFileSync('git', ['tag', '--points-at', 'HEAD'], {encoding: 'utf8'}).split('\n');
  for (const file of readdirSync(PACKED)) {
    const {name, version} = parseTarballName(file);
    const release = `${name}@${version}`;
    if (!isDryRun && !tags.includes(release)) continue;
    const isPublished = !isDryRun && spawnSync('npm', ['view', release, 'version'], {encoding: 'utf8'}).stdout !== '';
    if (isPublished) continue;
    const options = isDryRun ? ['--dry-run'] : ['--provenance'];
    execFileSync('npm', ['publish', join(PACKED, file), '--access', 'public', ...options], {stdio: 'inherit'});
    console.log(`${isDryRun ? 'would publish' : 'published'} ${release}`);
  }
}

if (import.meta.filename === process.argv[1]) publishPackages(process.argv.slice(2));
