import {relative} from 'node:path';
import {resolveFacts} from '../../facts/substituteFacts';
import {factsOfSource} from '../../config/versions';
import {fillLimitCards} from './limitCards';
import {describeProblems, problemError, readSource, type LocatedProblem} from './reportProblems';
import {collectStringSlots, type StringSlot, type TreeNode} from './stringSlots';

/** The part of a virtual file the transformer uses. */
export interface SourceFile {
  readonly path?: string;
  toString(): string;
}

function locateIn(slot: StringSlot, length: number): Pick<LocatedProblem, 'start' | 'end'> {
  const {position} = slot.owner;
  return {start: position?.start.offset ?? 0, end: position?.end.offset ?? length};
}

/** Replaces the tokens of one tree in place and says which were wrong. */
export function substituteTree(tree: TreeNode, file: SourceFile): LocatedProblem[] {
  const version = factsOfSource(file.path ?? '');
  const length = file.toString().length;
  return collectStringSlots(tree).flatMap((slot) => {
    const {text, problems} = resolveFacts(slot.read(), version);
    slot.write(text);
    return problems.map((problem) => ({problem, ...locateIn(slot, length)}));
  });
}

/** Remark plugin: prints facts by name, and stops the build at a name that does not exist. */
export function remarkFacts(): (tree: TreeNode, file: SourceFile) => void {
  return (tree, file) => {
    const version = factsOfSource(file.path ?? '');
    const located = [...substituteTree(tree, file), ...fillLimitCards(tree, version)];
    if (located.length === 0) return;
    const path = file.path ?? 'unknown file';
    const parsed = file.toString();
    const shown = relative(process.cwd(), path);
    throw problemError(describeProblems(shown, parsed, readSource(path, parsed), located));
  };
}
