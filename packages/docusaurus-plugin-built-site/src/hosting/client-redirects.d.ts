declare module '@docusaurus/plugin-client-redirects/lib/createRedirectPageContent.js' {
  type CreateRedirectPageContent = (options: {readonly toUrl: string}) => string;

  /** The page that leads to an address. The module is CommonJS: loaders differ in what they call its default export. */
  const content: CreateRedirectPageContent | {readonly default: CreateRedirectPageContent};
  export default content;
}
