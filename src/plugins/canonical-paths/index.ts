import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * The rules of addresses in the browser: `index.html`, the trailing slash, and the one
 * page whose address is a file name. Servers follow the same rules from `canonicalisePath.ts`.
 */
export default function routeRules({siteDir}: LoadContext): Plugin {
  const client = join(siteDir, 'src/client/addresses');
  return {
    name: 'route-rules',
    getClientModules: () => [join(client, 'canonicaliseLocation.ts')],
    configureWebpack: () => ({
      resolve: {
        alias: {
          // Links, canonical URLs and the router all add the slash through this one function.
          '@docusaurus/utils-common$': join(client, 'utilsCommon.ts'),
        },
      },
    }),
  };
}
