import {posix} from 'node:path';
import {createContext, runInContext} from 'node:vm';
import {build, type Plugin} from 'esbuild';

/** One figure as readers saw it, with what it stands for. */
export type Figure = {readonly display: string; readonly meaning: string};

/** The figures of one moment, by version and then by name. */
export type Figures = {readonly v1: ReadonlyMap<string, Figure>; readonly v2: ReadonlyMap<string, Figure>};

type Lookup = {
  readonly listFacts: (version: string) => ReadonlyMap<string, {readonly meaning: string}>;
  readonly lookupFact: (name: string, version: string) => {readonly display?: string};
};

const ENTRY = './src/facts/lookupFact.ts';

/** Stands in for a package: only suggestions for misspelt names need one. */
const EMPTY_MODULE = 'module.exports = {}';

/** Lets esbuild read files of a past commit. */
function readFrom(files: ReadonlyMap<string, string>): Plugin {
  const resolvePath = (path: string, importer: string): string =>
    importer ? `${posix.join(posix.dirname(importer), path)}.ts` : posix.normalize(path);
  return {
    name: 'files-of-a-commit',
    setup({onResolve, onLoad}) {
      onResolve({filter: /^\./}, ({path, importer}) => ({path: resolvePath(path, importer), namespace: 'commit'}));
      onResolve({filter: /^[^.]/}, ({path}) => ({path, namespace: 'package'}));
      onLoad({filter: /.*/, namespace: 'commit'}, ({path}) => ({contents: files.get(path) ?? '', loader: 'ts'}));
      onLoad({filter: /.*/, namespace: 'package'}, () => ({contents: EMPTY_MODULE, loader: 'js'}));
    },
  };
}

function readFigures({listFacts, lookupFact}: Lookup, version: string): ReadonlyMap<string, Figure> {
  return new Map(
    [...listFacts(version)].map(([name, {meaning}]) => [
      name,
      {display: lookupFact(name, version).display ?? '', meaning},
    ]),
  );
}

/**
 * The figures of a past commit: its modules are run in a context of their own, because what a figure shows is worked out
 * by code. `null` for a commit whose modules no longer run, or had another shape.
 *
 * @param files the files of `src/facts` by their path from the root of the project
 */
export async function evaluateFacts(files: ReadonlyMap<string, string>): Promise<Figures | null> {
  try {
    const {outputFiles} = await build({
      entryPoints: [ENTRY],
      bundle: true,
      write: false,
      format: 'iife',
      globalName: 'facts',
      logLevel: 'silent',
      plugins: [readFrom(files)],
    });
    const context = createContext({});
    runInContext(outputFiles[0]?.text ?? '', context);
    const lookup = runInContext('facts', context) as Lookup;
    return {v1: readFigures(lookup, 'v1'), v2: readFigures(lookup, 'v2')};
  } catch {
    return null;
  }
}
