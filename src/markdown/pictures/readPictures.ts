import {existsSync, readFileSync} from 'node:fs';
import {formatSuggestion} from 'docusaurus-plugin-facts/facts';
import {isNode, LineCounter, parse, parseDocument} from 'yaml';
import {getFactsVersion} from '../../config/versions';
import {ICON_NAMES, PARTS, getPartName} from '../../config/pictures';
import {facts} from '../../facts';

/** A picture in `pictures.yaml`. */
export type PictureData = Readonly<Record<string, unknown>>;

type Path = readonly (string | number)[];
type Problem = {readonly path: Path; readonly message: string};

/** Keys and values that pictures can have, besides the parts of a screen. */
const VOCABULARY = parse(readFileSync('src/markdown/pictures/vocabulary.yaml', 'utf8')) as {
  readonly picture: readonly string[];
  readonly entries: Readonly<Record<string, readonly string[]>>;
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly lists: readonly string[];
  readonly numbers: readonly string[];
};
const {entries: ENTRIES, lists: LISTS, numbers: NUMBERS} = VOCABULARY;
const VALUES: typeof VOCABULARY.values = {...VOCABULARY.values, icon: ICON_NAMES};

/** Returns the expected type of an entry if it has a different one. */
function getExpectedForm(kind: string, name: string, given: unknown): string | undefined {
  const isNamedIn = (names: readonly string[]): boolean => names.includes(name) || names.includes(`${kind}.${name}`);
  // The legend of a timeline names its kinds.
  if (isNamedIn(LISTS) && !Array.isArray(given) && !(name === 'legend' && isObject(given))) return 'a list';
  return isNamedIn(NUMBERS) && typeof given !== 'number' && given !== null ? 'a number' : undefined;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const formatAllowedNames = (name: string, names: readonly string[]): string =>
  `; ${formatSuggestion(name, names)}allowed: ${names.join(', ')}`;

/** Finds unknown keys and invalid values in a mapping. */
function findEntryProblems(value: object, kind: string, allowed: readonly string[], path: Path): Problem[] {
  return Object.entries(value).flatMap(([name, given]) => {
    const values = VALUES[`${kind}.${name}`] ?? VALUES[name];
    if (!allowed.includes(name)) {
      return [
        {path: [...path, name], message: `"${name}" isn't an entry of "${kind}"${formatAllowedNames(name, allowed)}`},
      ];
    }
    const form = getExpectedForm(kind, name, given);
    if (form) return [{path: [...path, name], message: `"${name}" has to be ${form}`}];
    if (!values || !isScalar(given) || values.includes(String(given))) return [];
    return [{path: [...path, name], message: `"${name}" is "${given}"${formatAllowedNames(String(given), values)}`}];
  });
}

const isScalar = (value: unknown): value is string | number | boolean => !isObject(value) && value !== null;

function findPictureProblems(value: unknown, path: Path): Problem[] {
  if (!isObject(value)) return [];
  const inside = Object.entries(value).flatMap(([key, one]) =>
    findPictureProblems(one, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  const list = String(path.at(-2));
  if (Array.isArray(value) || path.length === 0 || path.at(-1) === 'callouts' || path.at(-1) === 'legend')
    return inside;
  if (path.length === 1) {
    const drawn = ['parts', 'lanes'].some((name) => name in value);
    const empty = drawn
      ? []
      : [{path, message: 'it draws nothing; allowed: "parts" of a screen or "lanes" of a timeline'}];
    return [...empty, ...findEntryProblems(value, 'picture', VOCABULARY.picture, path), ...inside];
  }
  if (list in ENTRIES) return [...findEntryProblems(value, list, ENTRIES[list] ?? [], path), ...inside];
  const part = getPartName(value);
  const [first = ''] = Object.keys(value);
  if (!part)
    return [{path, message: `"${first}" isn't a part of a screen${formatAllowedNames(first, Object.keys(PARTS))}`}];
  return [...findEntryProblems(value, part, [part, ...PARTS[part].slice(1)], path), ...inside];
}

/**
 * Reads the pictures of a file, with the figures of its version filled in.
 *
 * @throws if the file contains invalid YAML, an unknown figure or an invalid picture
 */
export function readPictures(file: string): Readonly<Record<string, PictureData>> {
  if (!existsSync(file)) throw new Error(`there is no ${file}; describe the pictures of the page in it`);
  const {text, problems} = facts.resolve(readFileSync(file, 'utf8'), getFactsVersion(file));
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines, prettyErrors: false});
  const getLineNumber = (offset: number): number => lines.linePos(offset).line;
  const getPathLine = (path: Path): number => {
    const node = document.getIn(path, true);
    return getLineNumber(isNode(node) ? (node.range?.[0] ?? 0) : 0);
  };
  const found = [
    ...problems.map((problem) => `${getLineNumber(problem.offset)}: ${facts.describeProblem(problem)}`),
    ...document.errors.map(({pos: [offset], message}) => `${getLineNumber(offset)}: ${message}`),
  ];
  const data = found.length > 0 ? {} : ((document.toJS() ?? {}) as Record<string, PictureData>);
  found.push(...findPictureProblems(data, []).map(({path, message}) => `${getPathLine(path)}: ${message}`));
  if (found.length > 0) throw new Error(found.map((line) => `${file}:${line}`).join('\n'));
  return data;
}
