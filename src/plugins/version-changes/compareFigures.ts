import {capitalise} from '../../facts/capitalise';
import {lookupFact, type DocsVersion} from '../../facts/lookupFact';
import {resolveLimits, type ResolvedLimit} from '../../facts/resolveLimits';
import {resolveFacts} from '../../facts/substituteFacts';

/** A figure or limit on both sides; `null` where a page does not mention it, or a version has no such limit. */
export type FigureRow = {readonly name: string; readonly older: string | null; readonly newer: string | null};

/** The source of a page, and the version whose facts it prints. */
export type FactsSource = {readonly text: string; readonly version: DocsVersion};

/** Names that are no figures of the page's own version: hosts, and values of v1 on a page of v2. */
const LEFT_OUT = /^(?:hosts|v1)\./;

type Figure = {readonly name: string; readonly value: string};

/** The figures that a page prints, by their key. */
function listFigures({text, version}: FactsSource): Map<string, Figure> {
  const keys = resolveFacts(text, version).used.map((key) => key.replace(/\.raw$/, ''));
  const figures = [...new Set(keys)].filter((key) => !LEFT_OUT.test(key));
  return new Map(
    figures.flatMap((key) => {
      const found = lookupFact(key, version);
      return found.found ? [[key, {name: capitalise(found.fact.meaning), value: found.display}] as const] : [];
    }),
  );
}

function describePlans({free, paid}: ResolvedLimit): string {
  return free === paid ? free : `Free: ${free}. Pro and Team: ${paid}`;
}

function listLimits(version: DocsVersion): Map<string, Figure> {
  return new Map(resolveLimits(version).map((limit) => [limit.id, {name: limit.label, value: describePlans(limit)}]));
}

/** Whether both sides have the same figure. */
export const isSameFigure = ({older, newer}: FigureRow): boolean => older === newer;

const isOneSided = ({older, newer}: FigureRow): boolean => older === null || newer === null;
const rank = (row: FigureRow): number => (isSameFigure(row) ? 2 : isOneSided(row) ? 1 : 0);

/** Those first that differ, those last that are the same; a name is that of the newer side, where it has one. */
function toRows(older: ReadonlyMap<string, Figure>, newer: ReadonlyMap<string, Figure>): FigureRow[] {
  return [...new Map([...older, ...newer])]
    .map(([key, {name}]) => ({name, older: older.get(key)?.value ?? null, newer: newer.get(key)?.value ?? null}))
    .sort((a, b) => rank(a) - rank(b));
}

/** The figures that two pages print, out of `src/facts`: those first that differ, those last that are the same. */
export function compareFigures(older: FactsSource, newer: FactsSource): FigureRow[] {
  return toRows(listFigures(older), listFigures(newer));
}

/** The limits of two versions, out of `src/facts`, in the same order. */
export function compareLimits(older: DocsVersion, newer: DocsVersion): FigureRow[] {
  return toRows(listLimits(older), listLimits(newer));
}
