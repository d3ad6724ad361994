import {existsSync} from 'node:fs';
import type {Plugin} from '@docusaurus/types';
import {toBaseUnits} from 'docusaurus-plugin-facts/facts';
import {facts, FIGURES_FILE} from '../../facts';
import {ERRORS_FILE, readErrors} from '../../facts/errors';
import {LIMITS_FILE, readLimits} from '../../facts/limitRules';
import {
  ERRORS_PAGE,
  type ResolvedError,
  resolveErrors,
  type ResolvedOtherMessage,
  resolveMessages,
} from '../../facts/resolveErrors';
import {resolveLimits} from '../../facts/resolveLimits';
import {getVersionAddress, moveSharedLinks} from '../../config/versionAddress';
import {getRouteSourceFile, type Version, versions} from '../../config/versions';

type Errors = {readonly errors: readonly ResolvedError[]; readonly messages: readonly ResolvedOtherMessage[]};

function resolveVersionErrors(version: Version, rules: ReturnType<typeof readLimits>): Errors {
  const {errors, messages} = readErrors();
  const resolved: Errors = {
    errors: resolveErrors(errors, {version: version.id, rules}),
    messages: resolveMessages(messages, version.id),
  };
  const moveLinks = (name: string, value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    return name === 'to' ? getVersionAddress(value, version) : moveSharedLinks(value, version);
  };
  return JSON.parse(JSON.stringify(resolved), moveLinks) as Errors;
}

/** Reads the limits, errors and calculator figures for components. */
export function readCatalogs() {
  const limits = readLimits();
  const byVersion = Object.fromEntries(
    versions.map(({id, docusaurusName}) => [docusaurusName, resolveLimits(id, limits)]),
  );
  return {
    // By Docusaurus's version names, which components can access.
    'limits.json': {groups: limits.groups, versions: byVersion},
    // Numbers in base units: bytes, milliseconds, counts and dollars.
    'figures.json': Object.fromEntries(
      [...facts.list()].flatMap(([name, fact]) => ('value' in fact ? [[name, toBaseUnits(fact)]] : [])),
    ) as Readonly<Record<string, number>>,
    // Only for versions with an error list, also by Docusaurus's names.
    'errors.json': Object.fromEntries(
      versions
        .filter(({prefix}) => existsSync(getRouteSourceFile(prefix + ERRORS_PAGE.slice(1))))
        .map((version) => [version.docusaurusName, resolveVersionErrors(version, limits)]),
    ),
  };
}

/** Provides the catalogues to components as global data, and reloads them when a file changes. */
export default function catalogs(): Plugin<ReturnType<typeof readCatalogs>> {
  return {
    name: 'catalogs',
    getPathsToWatch: () => [LIMITS_FILE, ERRORS_FILE, FIGURES_FILE],
    loadContent: readCatalogs,
    async contentLoaded({content, actions}) {
      await Promise.all(Object.entries(content).map(([name, data]) => actions.createData(name, data)));
    },
  };
}
