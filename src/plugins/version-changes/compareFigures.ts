import type {DocsVersion} from '../../facts/lookupFact';
import {lookupFact} from '../../facts/lookupFact';
import {resolveLimits, type ResolvedLimit} from '../../facts/resolveLimits';
import {resolveFacts} from '../../facts/substituteFacts';

/** A figure or limit on both sides; `null` where a page does not mention it, or a version has no such limit. */
export type FigureRow = {readonly name: string; readonly older: string | null; readonly newer: string | null};

/** The source of a page, and the version whose facts it prints. */
export type FactsSource = {readonly text: string; readonly version: DocsVersion};

/** Names that are no figures of the page's own version: hosts, and values of v1 on a page of v2. */
const LEFT_OUT = /^(?:hosts|v1)\./;

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The figures that a page prints, by name. */
function listFigures({text, version}: FactsSource): Map<string, {meaning: string; display: string}> {
  const names = resolveFacts(text, version).used.map((name) => name.replace(/\.raw$/, ''));
  const figures = [...new Set(names)].filter((name) => !LEFT_OUT.test(name));
  return new Map(
    figures.flatMap((name) => {
      const found = lookupFact(name, version);
      return found.found ? [[name, {meaning: found.fact.meaning, display: found.display}] as const] : [];
    }),
  );
}

const isSame = ({older, newer}: FigureRow): boolean => older === newer;
const isOneSided = ({older, newer}: FigureRow): boolean => older === null || newer === null;
const rank = (row: FigureRow): number => (isSame(row) ? 2 : isOneSided(row) ? 1 : 0);

/** The figures that two pages print, out of `src/facts`: those first that differ, those last that are the same. */
export function compareFigures(older: FactsSource, newer: FactsSource): FigureRow[] {
  const [left, right] = [listFigures(older), listFigures(newer)];
  return [...new Set([...left.keys(), ...right.keys()])]
    .map((name) => ({
      name: capitalise((right.get(name) ?? left.get(name))?.meaning ?? name),
      older: left.get(name)?.display ?? null,
      newer: right.get(name)?.display ?? null,
    }))
    .sort((a, b) => rank(a) - rank(b));
}

function describePlans({free, paid}: ResolvedLimit): string {
  return free === paid ? free : `Free: ${free}. Pro and Team: ${paid}`;
}

/** The limits of two versions, out of `src/facts`: those first that differ, those last that are the same. */
export function compareLimits(older: DocsVersion, newer: DocsVersion): FigureRow[] {
  const byId = (version: DocsVersion): Map<string, ResolvedLimit> =>
    new Map(resolveLimits(version).map((limit) => [limit.id, limit]));
  const [left, right] = [byId(older), byId(newer)];
  return [...new Set([...left.keys(), ...right.keys()])]
    .map((id) => {
      const [was, is] = [left.get(id), right.get(id)];
      return {
        name: (is ?? was)?.label ?? id,
        older: was ? describePlans(was) : null,
        newer: is ? describePlans(is) : null,
      };
    })
    .sort((a, b) => rank(a) - rank(b));
}
