import routes from '@generated/routes';
import type {ComponentType} from 'react';
import type {MatchedRoute} from 'react-router-config';

/** Whether an address is that of a page: routes that other routes stand in match every address below them. */
export const isPage = (matches: readonly MatchedRoute<object>[]): boolean =>
  matches.some(({route}) => route.exact === true);

/**
 * The core's component for the not-found page, from its route for all other addresses. `loadPage` loads it for an
 * unknown address, before it is rendered: other pages need not carry it, and the page does not go blank meanwhile.
 */
export const NotFound = routes.find(({path}) => path === '*')?.component as ComponentType | undefined;
