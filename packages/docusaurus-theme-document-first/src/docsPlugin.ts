/** Name of the plugin whose pages are documentation. */
export const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';
