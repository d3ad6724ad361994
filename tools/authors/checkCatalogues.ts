import {readFileSync} from 'node:fs';
import {platformErrorNames, type PlatformErrorId} from '../../src/facts/errorIds';
import {platformErrors, type PlatformError} from '../../src/facts/errors';
import {limitRules, type LimitRule} from '../../src/facts/limitRules';
import {v1LimitRules} from '../../src/facts/v1LimitRules';
import {sourceOfRoute} from '../../src/config/versions';
import {lineWith} from './locateFailures';

const NAMES = 'src/facts/errorIds.ts';
const ENTRIES = 'src/facts/errors.ts';
/** The page with a section for each error, and the one with a row for each. */
const SECTIONS = sourceOfRoute('/troubleshooting/');
const ROWS = sourceOfRoute('/workflows/errors/');

const ENTRY_FIELDS = ['meaning', 'where', 'causes', 'steps', 'raise', 'limit', 'replay', 'patterns'] as const;
const RULE_FIELDS = ['group', 'label', 'scope', 'free', 'paid', 'raise', 'page', 'anchor', 'facts'] as const;

/** The fields that an entry of a catalogue lacks, although its type asks for them. */
const listMissing = <Entry extends object>(entry: Entry | undefined, fields: readonly (keyof Entry)[]): string =>
  fields.filter((field) => entry?.[field] === undefined).join(', ');

type Catalogues = {
  readonly names: Readonly<Record<string, string>>;
  readonly entries: Readonly<Record<string, Partial<PlatformError>>>;
  readonly rules: readonly (readonly [file: string, rules: Readonly<Record<string, Partial<LimitRule>>>])[];
};

const ALL: Catalogues = {
  names: platformErrorNames,
  entries: platformErrors,
  rules: [
    ['src/facts/limitRules.ts', limitRules],
    ['src/facts/v1LimitRules.ts', v1LimitRules],
  ],
};

/** Errors and limits that are only half there: the file that lacks a part, and what to add. */
export function checkCatalogues(
  hasPlace: (page: string, anchor: string) => boolean,
  {names, entries, rules}: Catalogues = ALL,
): string[] {
  const at = (file: string, id: string): string =>
    `${file}:${lineWith(readFileSync(file, 'utf8'), `'${id}': {`, ` ${id}: {`, `'${id}'`, `${id}:`)}`;
  const [sections = '', rows = ''] = [SECTIONS, ROWS].map((page) => readFileSync(page, 'utf8'));
  const errors = [...new Set([...Object.keys(names), ...Object.keys(entries)])].flatMap((id) => {
    const name = names[id];
    if (name === undefined)
      return [`${at(ENTRIES, id)}: the error "${id}" has no name; add it to platformErrorNames in ${NAMES}`];
    const place = at(NAMES, id);
    const missing = listMissing(entries[id], ENTRY_FIELDS);
    const added = entries[id] === undefined ? `an entry "${id}" with` : 'to its entry';
    const link = `[${name}](../../troubleshooting/index.mdx#${id})`;
    return [
      missing && `${place}: the error "${id}" is not complete; add ${added} ${missing} in ${ENTRIES}`,
      !sections.includes(`<ErrorEntry id="${id}"`) &&
        `${place}: the error "${id}" has no section; add "## ${name} {/* #${id} */}" with <ErrorEntry id="${id}" /> to ${SECTIONS}`,
      !rows.includes(`| ${link} |`) &&
        `${place}: the error "${id}" has no row; add "| ${link} | … | … |" to the table of ${ROWS}`,
    ].filter((said): said is string => Boolean(said));
  });
  const limits = rules.flatMap(([file, own]) =>
    Object.entries(own).flatMap(([id, rule]) => {
      const missing = listMissing(rule, RULE_FIELDS);
      if (missing) return [`${at(file, id)}: the limit "${id}" is not complete; add ${missing} to its row`];
      const page = sourceOfRoute(rule.page ?? '');
      if (hasPlace(page, rule.anchor ?? '')) return [];
      return [`${at(file, id)}: the limit "${id}" is explained at #${rule.anchor}, which ${page} does not have`];
    }),
  );
  const known = Object.keys(names) as PlatformErrorId[];
  const unknown = [...sections.matchAll(/<ErrorEntry id="([^"]*)"/g)]
    .filter(([, id]) => !known.some((name) => name === id))
    .map(
      ([match, id]) =>
        `${SECTIONS}:${lineWith(sections, match)}: there is no error "${id}"; allowed: ${known.join(', ')}; add it to ${NAMES}`,
    );
  return [...errors, ...limits, ...unknown];
}
