import {resolve} from 'node:path';

/** The program of Docusaurus, for `node`. */
export const DOCUSAURUS = resolve(import.meta.dirname, '../node_modules/@docusaurus/core/bin/docusaurus.mjs');
