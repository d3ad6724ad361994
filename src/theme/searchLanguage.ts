/* In place of the module of docusaurus-theme-search, which reads where Docusaurus' own tabs keep a choice. */
export {readTabChoice as default} from 'docusaurus-theme-document-first/client';
