import {checkPackage, createPackageFromTarballData, type Package} from '@arethetypeswrong/core';
import {publint} from 'publint';
import {formatMessage} from 'publint/utils';
import type {PackageJson} from './compilePackages';

/** What a tarball may contain. */
const ALLOWED =
  /^(?:package\.json|README\.md|LICENSE|CHANGELOG\.md|i18n\/.+\.json|dist\/.+(?:\.js|\.d\.ts|\.css|\.json))$/;
const TEST = /\.test\.|(?:^|\/)(?:tests?|fixtures)\//;

const getPackagePath = (file: string): string => file.split('/').slice(3).join('/');

/**
 * Lists files that a package must not contain, such as sources and tests, and paths of this repository. ESLint checks
 * that a package declares its imports.
 *
 * @param root folder of the repository
 */
function findForeignFiles(tarball: Package, root: string): string[] {
  return tarball.listFiles().flatMap((path) => {
    const file = getPackagePath(path);
    if (!ALLOWED.test(file) || TEST.test(file)) return [`${file}: only compiled code, its types and texts are packed`];
    return tarball.readFile(path).includes(root) ? [`${file}: contains the path of this repository`] : [];
  });
}

/** Finds problems with TypeScript's module resolution. Packages for Docusaurus are only loaded as ES modules. */
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

/** Lists problems of a packed package that would only be noticed after installing it. */
export async function findTarballProblems(data: Uint8Array, root: string): Promise<string[]> {
  const tarball = createPackageFromTarballData(data);
  const manifest = JSON.parse(tarball.readFile(`/node_modules/${tarball.packageName}/package.json`)) as PackageJson;
  const {messages} = await publint({pack: {tarball: new Uint8Array(data).buffer}, strict: true});
  const hasChanges = tarball.listFiles().some((file) => getPackagePath(file) === 'CHANGELOG.md');
  return [
    ...(hasChanges ? [] : ['CHANGELOG.md: is missing; npx changeset version writes it']),
    ...findForeignFiles(tarball, root),
    ...messages.map((message) => `publint: ${formatMessage(message, manifest) ?? message.code}`),
    ...(await findTypeProblems(tarball)),
  ];
}
