import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Fences are highlighted at build time (`rehypeHighlight`), so the highlighter stays out of the browser. */
export default function codeHighlighting({siteDir}: LoadContext): Plugin {
  return {
    name: 'code-highlighting',
    configureWebpack: () => ({
      resolve: {
        alias: {'prism-react-renderer$': join(siteDir, 'src/plugins/code-highlighting/client/noHighlighter.ts')},
      },
    }),
  };
}
