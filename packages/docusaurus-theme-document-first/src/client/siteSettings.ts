/** What the build tells the browser: the options of the theme that its code reads. */
export * from '@generated/docusaurus-theme-document-first/default/settings.js';
