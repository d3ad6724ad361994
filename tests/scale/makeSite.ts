import {cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile} from 'node:fs/promises';
import {join, resolve} from 'node:path';

/** What a build of the site reads. */
const COPIED = [
  'src',
  'static',
  'data',
  'docs',
  'versioned_docs',
  'versioned_sidebars',
  'versions.json',
  'sidebars.ts',
  'docusaurus.config.ts',
  'package.json',
  'tsconfig.json',
] as const;

/** The page whose text the made pages have; it has a table, code and links. */
const MODEL = 'docs/data-stores/index.mdx';
const PER_CATEGORY = 20;

/** The packages by link, but without the caches of earlier builds. */
async function linkPackages(folder: string): Promise<void> {
  const packages = join(folder, 'node_modules');
  await mkdir(packages);
  const names = (await readdir('node_modules')).filter((name) => name !== '.cache');
  await Promise.all(names.map((name) => symlink(resolve('node_modules', name), join(packages, name), 'junction')));
}

function makeSidebars(count: number): string {
  return `import base from './siteSidebars';
import {category, page} from './src/config/sidebarItems';

const routes = Array.from({length: ${count}}, (_, at) => \`/made-\${at}/\`);
const groups = Array.from({length: Math.ceil(${count} / ${PER_CATEGORY})}, (_, at) =>
  category(\`Made \${at}\`, null, routes.slice(at * ${PER_CATEGORY}, (at + 1) * ${PER_CATEGORY}).map(page)),
);
export default {...base, docs: [...base.docs, ...groups]};
`;
}

async function addPages(folder: string, count: number): Promise<void> {
  const model = await readFile(join(folder, MODEL), 'utf8');
  await rename(join(folder, 'sidebars.ts'), join(folder, 'siteSidebars.ts'));
  await writeFile(join(folder, 'sidebars.ts'), makeSidebars(count));
  for (let at = 0; at < count; at += 1) {
    await mkdir(join(folder, `docs/made-${at}`));
    const text = model.replace(/^title: .*$/m, `title: Made page ${at}`).replace(/^sidebar_label: .*\n/m, '');
    await writeFile(join(folder, `docs/made-${at}/index.mdx`), text);
  }
}

/** Makes a copy of the site, without any cache, that has a number of further pages in further categories of its sidebar. */
export async function makeSite(folder: string, count: number): Promise<void> {
  await rm(folder, {recursive: true, force: true});
  await mkdir(folder, {recursive: true});
  await Promise.all(COPIED.map((name) => cp(name, join(folder, name), {recursive: true})));
  await linkPackages(folder);
  if (count > 0) await addPages(folder, count);
}
