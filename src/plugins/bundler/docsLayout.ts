import {simpleHash} from '@docusaurus/utils';

/** The parts around every page of the documentation, and the names that Docusaurus gives to their chunks. */
const PARTS = ['DocsRoot', 'DocVersionRoot', 'DocRoot', 'DocItem'];
const CHUNKS = PARTS.map((part) => simpleHash(`@theme/${part}`, 8));

/** One file for them. Docusaurus makes one of each and more of what they share, and every page needs them all. */
export const DOCS_LAYOUT = {
  type: 'javascript/auto',
  name: 'docs',
  chunks: ({name}: {readonly name?: string | null | undefined}) => CHUNKS.includes(name ?? ''),
  enforce: true,
} as const;
