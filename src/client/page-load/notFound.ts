import routes from '@generated/routes';
import type {ComponentType} from 'react';

/**
 * The core's component of the not-found page: the last route, which takes every address. Its file comes with an unknown
 * address (`loadPage`), so that no page carries it, and before it is rendered, so that the page never goes blank.
 */
export const NotFound = routes.find(({path}) => path === '*')?.component as ComponentType | undefined;
