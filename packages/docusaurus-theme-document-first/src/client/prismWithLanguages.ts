/**
 * Stands in for `prism-react-renderer`, and knows the languages of the site. Docusaurus adds them in a client module, and
 * so has the highlighter and its grammars loaded by pages without code too.
 */
import {Prism} from 'prism-react-renderer/dist/index.mjs';
import prismIncludeLanguages from '@theme/prism-include-languages';

prismIncludeLanguages(Prism);

export * from 'prism-react-renderer/dist/index.mjs';
