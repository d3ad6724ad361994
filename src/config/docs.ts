import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {remarkCliReference} from '../plugins/cli-reference/remarkCliReference';
import {rehypeHighlight} from '../plugins/code-highlighting/rehypeHighlight';
import {remarkDiagrams} from '../plugins/diagrams/remarkDiagrams';
import {remarkPlatformFacts} from '../plugins/platform-facts';
import {remarkRestReference} from '../plugins/rest-reference/remarkRestReference';
import {rehypeRowHeaders} from '../plugins/row-headers/rehypeRowHeaders';
import {sampleProof} from '../plugins/sample-proof';
import {EDIT_BRANCH, REPOSITORY_URL} from './addresses';

/** The two documentation sets: v2 at the root of the site, v1 below `/v1/`. */
export const docs = {
  path: 'docs',
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  editUrl: `${REPOSITORY_URL}/edit/${EDIT_BRANCH}/`,
  showLastUpdateTime: true,
  breadcrumbs: true,
  lastVersion: 'current',
  versions: {
    current: {label: 'v2', badge: false, banner: 'none'},
    v1: {label: 'v1', path: 'v1', badge: false, banner: 'unmaintained'},
  },
  beforeDefaultRemarkPlugins: [
    remarkRestReference,
    remarkCliReference,
    remarkPlatformFacts,
    sampleProof('tests/samples/results.json'),
    remarkDiagrams,
  ],
  rehypePlugins: [rehypeHighlight, rehypeRowHeaders],
} satisfies DocsOptions;
