import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import type {Identifier, Literal} from 'estree';
import {transformSync, type TransformFailure} from 'esbuild';
import {Linter, type ESLint, type Rule} from 'eslint';
import n from 'eslint-plugin-n';
import globals from 'globals';
import {formatSuggestion} from 'docusaurus-plugin-facts/facts';
import {PLATFORM_VERSIONS} from '../../../src/markdown/verified-samples';
import {createProblem, type Block, type Problem} from '../model';
import {findTool} from '../run/tools';
import * as platform from '../runtime/node/platform';
import * as types from '../runtime/node/types';

type Rules = {readonly configs: Readonly<Record<string, {readonly rules: Linter.RulesRecord}>>};
// This package has no types.
const esX = createRequire(import.meta.url)('eslint-plugin-es-x') as ESLint.Plugin & Rules;
/** Rules for features after ES2022, except `findLast` and hashbangs, which Node.js 18.16 supports. */
const NEWER = ['flat/no-new-in-es2023', 'flat/no-new-in-esnext']
  .flatMap((name) => Object.entries(esX.configs[name]?.rules ?? {}))
  .filter(([rule]) => !/findlast|hashbang/.test(rule));
const version = `${PLATFORM_VERSIONS['Node.js']}.0`;
const linter = new Linter();

/** Names that samples import from the platform's packages. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  '@millrace/platform': Object.keys(platform),
  '@millrace/types': Object.keys(types),
};

/**
 * Explains why a package in the platform's scope doesn't exist. Names that aren't similar to any of them can be the
 * reader's own.
 */
function findPackageProblem(from: unknown): string | undefined {
  const packages = Object.keys(PACKAGES);
  if (typeof from !== 'string' || !from.startsWith('@millrace/') || packages.includes(from)) return undefined;
  const hint = formatSuggestion(from, packages);
  return hint && `"${from}" isn't a package of the platform; ${hint}allowed: ${packages.join(', ')}`;
}

function findImportProblem(from: string, name: string): string | undefined {
  const exported = PACKAGES[from];
  if (!exported || exported.includes(name)) return undefined;
  const hint = name === 'default' ? 'write the name in braces; ' : formatSuggestion(name, exported);
  return `"${from}" doesn't export "${name}"; ${hint}allowed: ${exported.join(', ')}`;
}

/** Finds imports of wrong names from packages of the platform. */
const platformImportsRule: Rule.RuleModule = {
  create: (context) => {
    const report = (node: Rule.Node, message: string | undefined): void => {
      if (message) context.report({node, message});
    };
    return {
      'ImportDeclaration > Literal': (node: Rule.Node & Literal) => report(node, findPackageProblem(node.value)),
      'CallExpression[callee.name="require"] > Literal': (node: Rule.Node & Literal) =>
        report(node, findPackageProblem(node.value)),
      ImportDeclaration(node) {
        for (const specifier of node.specifiers) {
          const isNamed = specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier';
          const name = isNamed ? (specifier.imported as Identifier).name : 'default';
          if (isNamed || specifier.type === 'ImportDefaultSpecifier')
            report(node, findImportProblem(String(node.source.value), name));
        }
      },
    };
  },
};

const PLATFORM_RULE = 'millrace/imports';

const ON_PLATFORM: Linter.Config = {
  plugins: {n, 'es-x': esX, millrace: {rules: {imports: platformImportsRule}}},
  files: ['**/*'],
  // Methods are only compared by name, because JavaScript has no types.
  settings: {'es-x': {aggressive: true}},
  languageOptions: {ecmaVersion: 2022, globals: globals.node},
  rules: {
    [PLATFORM_RULE]: 'error',
    'n/no-unsupported-features/node-builtins': ['error', {version, allowExperimental: true}],
    'n/no-unsupported-features/es-builtins': ['error', {version}],
    ...Object.fromEntries(NEWER),
  },
};

/** Finds syntax, built-ins and imports in a JavaScript block that the platform's Node.js doesn't support. */
export function findScriptProblems(block: Block): Problem[] {
  return linter.verify(block.code, ON_PLATFORM).map(({line, message, fatal, ruleId}) => {
    if (ruleId === PLATFORM_RULE) return createProblem(block, line, message);
    const does = fatal ? 'cannot read this' : 'does not have this';
    return createProblem(block, line, `Node.js ${PLATFORM_VERSIONS['Node.js']} ${does}: ${message}`);
  });
}

/** Finds syntax errors in a TypeScript block. Types aren't checked, because the platform ignores them, too. */
export function findTypeScriptProblems(block: Block): Problem[] {
  try {
    transformSync(block.code, {loader: 'ts', logLevel: 'silent'});
    return [];
  } catch (error) {
    const {errors} = error as TransformFailure;
    return errors.map(({text, location}) => createProblem(block, location?.line ?? 1, `not TypeScript: ${text}`));
  }
}

/** Compiles each program of a list with the grammar of the version. */
const PYTHON_CHECK = join(import.meta.dirname, 'check_version.py');

/** Finds features that are newer than the platform's Python, using one process for all blocks. */
export function findPythonVersionProblems(blocks: readonly Block[]): ReadonlyMap<Block, readonly Problem[]> {
  if (blocks.length === 0) return new Map();
  const python = findTool('python');
  if ('missing' in python) return new Map();
  const version = PLATFORM_VERSIONS.Python;
  const input = JSON.stringify({version, programs: blocks.map(({code}) => code)});
  const {status, stdout, stderr} = spawnSync(python.path, [PYTHON_CHECK], {input, encoding: 'utf8'});
  if (status !== 0) throw new Error(`the check of Python versions failed:\n${stderr}`);
  const found = JSON.parse(stdout) as readonly (readonly [line: number, message: string][])[];
  return new Map(
    blocks.map((block, index) => [
      block,
      (found[index] ?? []).map(([line, message]) =>
        createProblem(block, line, `Python ${version} does not have this: ${message}`),
      ),
    ]),
  );
}

const API_FILE = /^go1\.(\d+)\.txt$/;
const ADDED = /^pkg (?:\S+\/)?(\w+)(?: \([^)]*\))?, (?:func|type|var|const) (\w+)/;

/** Returns names that were added to Go after the platform's version, such as `strings.Cut`, with their version. */
function getNewerGoNames(): ReadonlyMap<string, string> {
  const go = findTool('go');
  if ('missing' in go) return new Map();
  const root = spawnSync(go.path, ['env', 'GOROOT'], {encoding: 'utf8'}).stdout.trim();
  const folder = join(root, 'api');
  const minor = Number(PLATFORM_VERSIONS.Go.split('.')[1]);
  const newer = existsSync(folder)
    ? readdirSync(folder).filter((name) => Number(API_FILE.exec(name)?.[1] ?? 0) > minor)
    : [];
  return new Map(
    newer.flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .flatMap((line): [string, string][] => {
          const [, pkg, member] = ADDED.exec(line) ?? [];
          return pkg && member ? [[`${pkg}.${member}`, name.replace('.txt', '')]] : [];
        }),
    ),
  );
}

/**
 * Finds names from Go packages that are newer than the platform's Go. `run/runGo.ts` sets the version of the language.
 */
export function findGoVersionProblems(blocks: readonly Block[]): ReadonlyMap<Block, readonly Problem[]> {
  if (blocks.length === 0) return new Map();
  const newer = getNewerGoNames();
  return new Map(
    blocks.map((block) => [
      block,
      block.code.split('\n').flatMap((line, index) =>
        [...line.matchAll(/\b\w+\.[A-Z]\w*/g)].flatMap(([name]) => {
          const since = newer.get(name);
          return since
            ? [
                createProblem(
                  block,
                  index + 1,
                  `Go ${PLATFORM_VERSIONS.Go} does not have this: ${name} came with ${since}`,
                ),
              ]
            : [];
        }),
      ),
    ]),
  );
}
