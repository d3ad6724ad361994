import {posix} from 'node:path';
import {checkPackage, createPackageFromTarballData, type Package} from '@arethetypeswrong/core';
import {publint} from 'publint';
import {formatMessage} from 'publint/utils';
import {builtinModules} from 'node:module';
import type {PackageJson} from './compilePackages';

/** What a tarball may contain. */
const ALLOWED =
  /^(?:package\.json|README\.md|LICENSE|CHANGELOG\.md|i18n\/.+\.json|dist\/.+(?:\.js|\.d\.ts|\.css|\.json))$/;
const TEST = /\.test\.|(?:^|\/)(?:tests?|fixtures)\//;

/** Specifiers of imports in code and in declarations. */
const IMPORT = /(?:\bfrom|\bimport|\bimport\()\s*["']([@.~\w][^"'\n]*)["']/g;

/** What Docusaurus resolves by itself while it bundles a site. */
const OF_DOCUSAURUS =
  /^@(?:theme|theme-init|theme-original|site|generated)\/|^@docusaurus\/(?:Head|Link|Translate|ExecutionEnvironment|BrowserOnly|Interpolate|renderRoutes|router|constants|useBaseUrl|useBrokenLinks|useDocusaurusContext|useGlobalData|useIsBrowser|useRouteContext)$/;

const ownPart = (file: string): string => file.split('/').slice(3).join('/');

const packageOf = (specifier: string): string => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** What is wrong with an import of a file, or nothing. */
function judgeImport(
  specifier: string,
  file: string,
  files: ReadonlySet<string>,
  manifest: PackageJson,
): string | null {
  if (specifier.startsWith('.')) {
    const path = posix.join(posix.dirname(file), specifier);
    const named = file.endsWith('.d.ts') ? path.replace(/\.js$/, '.d.ts') : path;
    return files.has(named) ? null : `imports ${specifier}, which is not in the package`;
  }
  const name = packageOf(specifier);
  const given = {...manifest.dependencies, ...manifest.peerDependencies};
  const isKnown =
    name in given || name === manifest.name || specifier.startsWith('node:') || builtinModules.includes(name);
  if (isKnown || OF_DOCUSAURUS.test(specifier)) return null;
  // Types of a package come from itself or from @types.
  if (file.endsWith('.d.ts') && `@types/${name}` in given) return null;
  return `imports ${name}, which is neither a dependency nor a peer dependency of the package`;
}

/**
 * Lists what a package must not contain: files that no user needs, such as sources and tests, paths of this repository,
 * and imports that do not resolve once it is installed elsewhere.
 *
 * @param root folder of the repository
 */
export function findForeignParts(tarball: Package, manifest: PackageJson, root: string): string[] {
  const files = new Set(tarball.listFiles().map(ownPart));
  return [...files].flatMap((file) => {
    if (!ALLOWED.test(file) || TEST.test(file)) return [`${file}: only compiled code, its types and texts are packed`];
    const text = tarball.readFile(`/node_modules/${tarball.packageName}/${file}`);
    const paths = text.includes(root) ? [`${file}: contains the path of this repository`] : [];
    if (!/\.(?:js|d\.ts)$/.test(file)) return paths;
    const wrong = [...text.matchAll(IMPORT)].map(([, specifier = '']) => judgeImport(specifier, file, files, manifest));
    return [...paths, ...wrong.flatMap((problem) => (problem === null ? [] : [`${file}: ${problem}`]))];
  });
}

/** Problems of a package as TypeScript sees it. A package for Docusaurus is loaded as an ECMAScript module only. */
async function findTypeProblems(tarball: Package): Promise<string[]> {
  const result = await checkPackage(tarball);
  if (!result.types) return ['package.json: TypeScript finds no types'];
  return result.problems
    .filter(
      (problem) =>
        problem.kind !== 'CJSResolvesToESM' &&
        !('resolutionKind' in problem && ['node10', 'node16-cjs'].includes(problem.resolutionKind)),
    )
    .map((problem) => `types: ${JSON.stringify(problem)}`);
}

/** Lists what is wrong with a packed package: none of it shows before somebody has installed it. */
export async function checkTarball(data: Uint8Array, root: string): Promise<string[]> {
  const tarball = createPackageFromTarballData(data);
  const manifest = JSON.parse(tarball.readFile(`/node_modules/${tarball.packageName}/package.json`)) as PackageJson;
  const {messages} = await publint({pack: {tarball: new Uint8Array(data).buffer}, strict: true});
  const hasChanges = tarball.listFiles().some((file) => ownPart(file) === 'CHANGELOG.md');
  return [
    ...(hasChanges ? [] : ['CHANGELOG.md: is missing; npx changeset version writes it']),
    ...findForeignParts(tarball, manifest, root),
    ...messages.map((message) => `publint: ${formatMessage(message, manifest) ?? message.code}`),
    ...(await findTypeProblems(tarball)),
  ];
}
