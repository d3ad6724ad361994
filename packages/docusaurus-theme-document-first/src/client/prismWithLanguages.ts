/**
 * Replaces `prism-react-renderer` and adds the languages of the site. Docusaurus adds them in a client module, so pages
 * without code would load the highlighter and its grammars as well.
 */
import {Prism} from 'prism-react-renderer/dist/index.mjs';
import prismIncludeLanguages from '@theme/prism-include-languages';

prismIncludeLanguages(Prism);

export * from 'prism-react-renderer/dist/index.mjs';
