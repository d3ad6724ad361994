import type {Plugin} from '@docusaurus/types';
import {limitRules} from '../../facts/limitRules';
import {resolveErrors, resolveMessages} from '../../facts/resolveErrors';
import {resolveLimits} from '../../facts/resolveLimits';

/** What the tables of limits and errors show, with all figures filled in. */
export const catalogues = {
  'limits.json': {groups: limitRules.groups, v2: resolveLimits('v2'), v1: resolveLimits('v1')},
  'errors.json': {errors: resolveErrors(), messages: resolveMessages()},
};

/** Hands the catalogues to the components that show them. */
export default function cataloguesPlugin(): Plugin {
  return {
    name: 'catalogues',
    async contentLoaded({actions}) {
      await Promise.all(Object.entries(catalogues).map(([name, data]) => actions.createData(name, data)));
    },
  };
}
