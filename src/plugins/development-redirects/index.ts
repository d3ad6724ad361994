import type {LoadContext, Plugin} from '@docusaurus/types';
import {isDevelopment} from '../../config/environment';
import {redirects} from '../../config/redirects';

/** Moved addresses lead on in `npm start` too, where no server knows them. A build has pages and rules for them instead. */
export default function developmentRedirects({baseUrl}: LoadContext): Plugin {
  const withBase = (path: string): string => (path.startsWith('/') ? baseUrl + path.slice(1) : path);
  return {
    name: 'development-redirects',
    contentLoaded({actions}) {
      if (!isDevelopment()) return;
      for (const {from, to} of redirects) {
        actions.addRoute({
          path: withBase(from),
          component: '@site/src/plugins/development-redirects/client/MovedPage',
          exact: true,
          props: {to: withBase(to)},
        });
      }
    },
  };
}
