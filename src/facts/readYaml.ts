import {readFileSync} from 'node:fs';
import type {Schema} from 'joi';
import {isNode, LineCounter, parseDocument} from 'yaml';

type Path = readonly (string | number)[];

/**
 * Reads and validates a YAML file.
 *
 * @throws with file, line and entry for invalid YAML and for missing or unknown keys
 */
export function readYaml<Data>(file: string, schema: Schema<Data>, source = readFileSync(file, 'utf8')): Data {
  const lines = new LineCounter();
  const document = parseDocument(source, {lineCounter: lines, merge: true, prettyErrors: false});
  const formatProblem = (offset: number, message: string): string =>
    `${file}:${lines.linePos(offset).line}: ${message}`;
  // A missing value has no position, so the position of its parent is used.
  const getOffset = (path: Path): number => {
    const node = document.getIn(path, true);
    return isNode(node) || path.length === 0 ? (isNode(node) && node.range?.[0]) || 0 : getOffset(path.slice(0, -1));
  };
  const broken = document.errors.map(({pos: [offset], message}) => formatProblem(offset, message));
  if (broken.length > 0) throw new Error(broken.join('\n'));
  const {error, value} = schema.validate(document.toJS(), {abortEarly: false, presence: 'required'});
  if (error)
    throw new Error(error.details.map(({path, message}) => formatProblem(getOffset(path), message)).join('\n'));
  return value;
}
