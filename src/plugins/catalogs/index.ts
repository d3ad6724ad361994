import type {Plugin} from '@docusaurus/types';
import {toBaseUnits} from 'docusaurus-plugin-facts/facts';
import {facts, FIGURES_FILE} from '../../facts';
import {ERRORS_FILE, readErrors} from '../../facts/errors';
import {LIMITS_FILE, readLimits} from '../../facts/limitRules';
import {resolveErrors, resolveMessages} from '../../facts/resolveErrors';
import {resolveLimits} from '../../facts/resolveLimits';
import {latestVersion, versions} from '../../config/versions';

/** What the tables of limits and errors show, with all figures filled in, and what the calculator counts with. */
export function readCatalogs() {
  const limits = readLimits();
  const {errors, messages} = readErrors();
  const byVersion = Object.fromEntries(
    versions.map(({id, docusaurusName}) => [docusaurusName, resolveLimits(id, limits)]),
  );
  return {
    // By Docusaurus's names, which components know of the page that they are on.
    'limits.json': {groups: limits.groups, versions: byVersion},
    // Numbers in base units: bytes, milliseconds, pieces and dollars.
    'figures.json': Object.fromEntries(
      [...facts.list()].flatMap(([name, fact]) => ('value' in fact ? [[name, toBaseUnits(fact)]] : [])),
    ) as Readonly<Record<string, number>>,
    'errors.json': {
      errors: resolveErrors(errors, resolveLimits(latestVersion.id, limits)),
      messages: resolveMessages(messages),
    },
  };
}

/** Hands the catalogues to the components that show them, again when one changes while an author looks at pages. */
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
