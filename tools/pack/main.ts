/** `npm run pack`: compiles the packages, packs each into `packed/`, and checks the tarballs. */
import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {findTarballProblems} from './findTarballProblems';
import {getReadmes, updateOptionLists} from './optionLists';
import {COMPILED, compilePackages, toPackedManifest, type Package, type PackageJson} from './compilePackages';

const ROOT = resolve(import.meta.dirname, '../..');
const OUT_DIR = join(ROOT, 'packed');
const WORK = join(ROOT, 'node_modules/.cache/pack');

function readPackages(): Package[] {
  return readdirSync(join(ROOT, 'packages')).map((name) => {
    const folder = join(ROOT, 'packages', name);
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson;
    return {manifest, folder, outDir: join(WORK, name)};
  });
}

function packPackage({manifest, folder, outDir}: Package): string {
  const packed = toPackedManifest(manifest);
  const others = ['README.md', 'LICENSE', ...packed.files.filter((name) => name !== COMPILED)];
  for (const name of others.filter((file) => existsSync(join(folder, file)))) {
    cpSync(join(folder, name), join(outDir, name), {recursive: true});
  }
  writeFileSync(join(outDir, 'package.json'), `${JSON.stringify(packed, null, 2)}\n`);
  execFileSync('npm', ['pack', outDir, '--pack-destination', OUT_DIR, '--silent'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return join(OUT_DIR, `${manifest.name}-${manifest.version}.tgz`);
}

const packages = readPackages();
for (const folder of [OUT_DIR, WORK]) rmSync(folder, {recursive: true, force: true});
mkdirSync(OUT_DIR, {recursive: true});
for (const readme of getReadmes()) writeFileSync(readme, await updateOptionLists(readme));
compilePackages(ROOT, packages);
for (const one of packages) {
  const file = packPackage(one);
  const data = readFileSync(file);
  const problems = await findTarballProblems(data, ROOT);
  console.log(`${file.slice(ROOT.length + 1)} (${Math.round(data.length / 1000)} kB)`);
  for (const problem of problems) console.error(`  ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}
