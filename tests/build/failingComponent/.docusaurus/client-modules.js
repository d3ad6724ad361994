export default [
  require("/work/wt/author/tests/build/failingComponent/.docusaurus/docusaurus-plugin-css-cascade-layers/default/layers.css"),
  require("/work/wt/author/node_modules/infima/dist/css/default/default.css"),
  require("/work/wt/author/node_modules/@docusaurus/theme-classic/lib/prism-include-languages"),
  require("/work/wt/author/node_modules/@docusaurus/theme-classic/lib/nprogress"),
  require("/work/wt/author/packages/docusaurus-theme-document-first/src/client/base.css"),
  require("/work/wt/author/packages/docusaurus-theme-document-first/src/client/scrolling/index.ts"),
  require("/work/wt/author/packages/docusaurus-theme-document-first/src/client/pageUpdate.ts"),
  require("/work/wt/author/packages/docusaurus-theme-document-first/src/client/tabs/showAskedLanguage.ts"),
  require("/work/wt/author/packages/docusaurus-theme-document-first/src/client/addresses/canonicaliseLocation.ts"),
  require("/work/wt/author/tests/build/failingComponent/.docusaurus/docusaurus-theme-document-first/default/code-colours.css"),
];
