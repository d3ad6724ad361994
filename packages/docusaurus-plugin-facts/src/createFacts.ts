import {
  createFormatters,
  getRawFact,
  toBaseUnits,
  units,
  type Fact,
  type FactGroup,
  type FoundFact,
  type MissingFact,
  type RangeFact,
  type FormatOptions,
} from './fact';
import {findNearestNames, formatSuggestion} from './nearestNames';
import {createSubstitution, type Substitute} from './substitute';

export {findNearestNames, formatSuggestion} from './nearestNames';
export {getRawFact, toBaseUnits, units} from './fact';
export type {Fact, FactGroup, FoundFact, MissingFact, Quantity, QuantityFact, RangeFact, TextFact, Unit} from './fact';
export {getLineAndColumn} from './substitute';
export type {FactProblem, Substitution} from './substitute';

/** Options of `createFacts`. */
export type FactsOptions<Version extends string> = FormatOptions & {
  /** Your facts by group and key. For example, `%limits.payloadSize%` will print `payloadSize` from the group `limits`. @example {limits: {payloadSize: {value: 512, unit: 'KB', meaning: 'body of one request'}}} */
  readonly groups: Readonly<Record<string, FactGroup>>;
  /** Your documentation versions, starting with the latest. Each of them contains the facts that are different in this version. @example {v2: {}, v1: {limits: {…}}} */
  readonly versions: Readonly<Record<Version, Readonly<Record<string, FactGroup>>>>;
  /** The file or folder containing your facts. This path is used in messages and when `docusaurus start` looks for changes. @example 'src/facts' */
  readonly source: string;
  /** Whether to reject names with an unknown group, such as `%limit.payloadSize%`. By default, they're printed as text. @default false */
  readonly strict?: boolean;
};

/** The facts of all versions. Functions with an optional version use the latest by default. */
export type Facts<Version extends string = string> = Substitute<Version> &
  ReturnType<typeof createFormatters> & {
    /** The versions, latest first. */
    readonly versions: readonly Version[];
    /** File or folder with the facts, relative to the root of the site. */
    readonly source: string;
    /** All facts of a version by full name. */
    list(version?: Version): ReadonlyMap<string, Fact>;
    /** Finds a fact by its full name, with or without `.raw`. `v1.limits.size` is always the value in `v1`. */
    lookup(name: string, version?: Version): FoundFact | MissingFact;
  };

const RAW_SUFFIX = '.raw';

const removeRawSuffix = (name: string): string =>
  name.endsWith(RAW_SUFFIX) ? name.slice(0, -RAW_SUFFIX.length) : name;

function collectFacts(groups: Readonly<Record<string, FactGroup>>): [string, Fact][] {
  return Object.entries(groups).flatMap(([group, facts]) =>
    Object.entries(facts).map(([key, fact]): [string, Fact] => [`${group}.${key}`, fact]),
  );
}

/** Returns the problem of a range, or `null`. Both ends must be valid quantities. */
function findRangeProblem({from, to}: RangeFact): string | null {
  const isComparable = units[from.unit].base === units[to.unit].base;
  if (isComparable && toBaseUnits(from) <= toBaseUnits(to)) return null;
  return `goes from ${from.value} ${from.unit} to ${to.value} ${to.unit}; allowed: "from" and "to" of the same kind, the smaller one first`;
}

/** Returns the problem of a fact, or `null`. Data and configurations in JavaScript aren't type-checked. */
function findFactProblem(fact: Fact): string | null {
  if (typeof fact !== 'object' || fact === null || typeof fact.meaning !== 'string')
    return `is ${JSON.stringify(fact)}; allowed: {value, unit, meaning}, {from, to, meaning}, {text, meaning}`;
  const kinds = ['value', 'from', 'text'].filter((kind) => kind in fact);
  if (kinds.length > 1) return `has ${kinds.map((kind) => `"${kind}"`).join(' and ')}; allowed: one of them`;
  if ('text' in fact)
    return typeof fact.text === 'string'
      ? null
      : `has the text ${JSON.stringify(fact.text)}; allowed: a text in quotation marks`;
  const wrong = ('from' in fact ? [fact.from, fact.to] : [fact]).find(
    (quantity) => !Number.isFinite(quantity?.value) || !Object.hasOwn(units, quantity.unit),
  );
  if (wrong === undefined) return 'from' in fact ? findRangeProblem(fact) : null;
  if (!Number.isFinite(wrong?.value))
    return `has the value ${typeof wrong?.value === 'number' ? String(wrong.value) : JSON.stringify(wrong?.value)}; allowed: a number`;
  const allowed = Object.keys(units);
  return `has the unit ${JSON.stringify(wrong.unit)}; ${formatSuggestion(String(wrong.unit), allowed)}allowed: ${allowed.join(', ')}`;
}

function validateFacts(named: readonly (readonly [name: string, fact: Fact])[], source: string): void {
  const wrong = named.flatMap(([name, fact]) => {
    if (!/^[A-Za-z]\w*\.(?!raw$)\w+$/.test(name))
      return [`${source}: "${name}" cannot be printed; allowed: letters, digits and _ in groups and keys`];
    const problem = findFactProblem(fact);
    return problem === null ? [] : [`${source}: the fact "${name}" ${problem}`];
  });
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}

/** Description of the allowed values of each option, and its validation. */
const OPTIONS: Readonly<Record<string, readonly [allowed: string, isRight: (given: unknown) => boolean]>> = {
  locale: ['a locale such as "en" or "pt-BR"', (given) => isText(given) && isLocale(given)],
  groups: ['facts by group and key', isObject],
  versions: [
    'what each version prints instead, by its name, or {current: {}}',
    (given) => isObject(given) && Object.keys(given).length > 0,
  ],
  source: ['the file or folder of the names, such as "facts.ts"', isText],
  strict: ['true or false', (given) => given === undefined || typeof given === 'boolean'],
  about: ['a text with {value}', (given) => given === undefined || (isText(given) && given.includes('{value}'))],
  range: [
    'a text with {from} and {to}',
    (given) => given === undefined || (isText(given) && given.includes('{from}') && given.includes('{to}')),
  ],
};

function isText(given: unknown): given is string {
  return typeof given === 'string';
}

/** Whether a name is a locale. `Intl` alone would accept names like `english`, which could be registered later. */
function isLocale(name: string): boolean {
  try {
    return /^[a-z]{2,3}(?:-|$)/i.test(name) && Intl.getCanonicalLocales(name).length > 0;
  } catch {
    return false;
  }
}

function isObject(given: unknown): given is object {
  return typeof given === 'object' && given !== null && !Array.isArray(given);
}

/** Rejects unknown and invalid options, and missing required ones. */
function validateFactsOptions(options: Readonly<Record<string, unknown>> = {}): void {
  const names = Object.keys(OPTIONS);
  const unknown = Object.keys(options).find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new Error(
      `createFacts: "${unknown}" isn't an option; ${formatSuggestion(unknown, names)}allowed: ${names.join(', ')} ` +
        `(given: ${JSON.stringify(options[unknown])})`,
    );
  for (const [name, [allowed, isRight]] of Object.entries(OPTIONS)) {
    if (!isRight(options[name]))
      throw new Error(`createFacts: "${name}" is ${JSON.stringify(options[name])}; allowed: ${allowed}.`);
  }
}

/**
 * Creates the facts of a site from its data. Pages, tools and tests can share it, because it doesn't depend on React or
 * read files.
 *
 * @throws if an option or fact is invalid
 * @example createFacts({locale: 'en', groups: {limits}, versions: {v2: {}, v1: {}}, source: 'src/facts'})
 */
export function createFacts<Version extends string>(options: FactsOptions<Version>): Facts<Version> {
  validateFactsOptions(options);
  const versions = Object.keys(options.versions) as Version[];
  const [latest] = versions as [Version];
  const own = collectFacts(options.groups);
  const groups = new Set(
    [options.groups, ...Object.values<typeof options.groups>(options.versions)].flatMap(Object.keys),
  );
  validateFacts([...own, ...versions.flatMap((version) => collectFacts(options.versions[version]))], options.source);
  const known = Object.fromEntries(
    versions.map((version) => [version, new Map([...own, ...collectFacts(options.versions[version])])]),
  ) as unknown as Record<Version, ReadonlyMap<string, Fact>>;
  const writer = createFormatters(options);

  function createMissingFact(name: string, version: Version): MissingFact {
    const base = removeRawSuffix(name);
    const other = versions.find((candidate) => known[candidate].has(base));
    const reason = other
      ? `"${base}" exists in ${other} only; a page of ${version} prints it as %${other}.${base}%`
      : `there is no fact "${name}"`;
    return {found: false, name, reason, nearest: other ? [] : findNearestNames(base, [...known[version].keys()])};
  }

  function lookup(name: string, version: Version = latest): FoundFact | MissingFact {
    const asked = versions.find(
      (candidate) =>
        name.startsWith(`${candidate}.`) &&
        (!groups.has(candidate) || groups.has(name.slice(candidate.length + 1).split('.')[0] as string)),
    );
    if (asked) {
      const found = lookup(name.slice(asked.length + 1), asked);
      return found.found
        ? {...found, name}
        : {...found, name, nearest: found.nearest.map((near) => `${asked}.${near}`)};
    }
    const facts = known[version];
    if (!facts)
      throw new Error(
        `The facts of the version "${version}" are asked for; ${options.source} has ${versions.join(', ')}`,
      );
    const fact = facts.get(name);
    if (fact) return {found: true, name, fact, display: writer.displayFact(fact)};
    const base = facts.get(removeRawSuffix(name));
    if (!base) return createMissingFact(name, version);
    const raw = getRawFact(base);
    if (raw !== undefined) return {found: true, name, fact: base, display: raw};
    return {found: false, name, reason: `"${name}" is a range and has no single number`, nearest: []};
  }

  return {
    versions,
    source: options.source,
    list: (version = latest) => known[version],
    lookup,
    ...writer,
    ...createSubstitution(lookup, [...groups], versions, options.source, options.strict),
  };
}
