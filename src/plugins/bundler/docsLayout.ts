import {simpleHash} from '@docusaurus/utils';

/** The parts around every page of the documentation, and the names that Docusaurus gives to their chunks. */
const PARTS = ['DocsRoot', 'DocVersionRoot', 'DocRoot', 'DocItem'];
const CHUNKS = PARTS.map((part) => simpleHash(`@theme/${part}`, 8));

/** One file for what these parts share out over seven, because every page of the documentation needs all of it. */
export const DOCS_LAYOUT = {
  type: 'javascript/auto',
  name: 'docs',
  chunks: ({name}: {readonly name?: string | null | undefined}) => CHUNKS.includes(name ?? ''),
  enforce: true,
} as const;
