/** A behaviour that is broken on purpose, and the tests that have to notice. */
export type Break = {
  readonly behaviour: string;
  readonly file: string;
  readonly text: string;
  readonly replacement: string;
  /** A script of package.json with its arguments. */
  readonly command: readonly string[];
  /** The failing tests, or lines of output of a command without tests; no others fail. */
  readonly expected: RegExp;
};

const browser = (file: string): readonly string[] => ['browser', `tests/browser/${file}.browser.test.ts`];

/** Breaks that are made at the same time. A round is built once where a browser looks at it. */
export const rounds: readonly (readonly Break[])[] = [
  [
    {
      behaviour: 'the word Copied goes after half a second',
      file: 'src/timings.ts',
      text: 'copied: 500',
      replacement: 'copied: 700',
      command: browser('behaviours/copying'),
      expected: /the word Copied shows for 500 ms|a second click starts the 500 ms again|the background flashes/,
    },
    {
      behaviour: 'the version menu leads to the same page',
      file: 'src/theme/NavbarItem/DocsVersionDropdownNavbarItem/index.tsx',
      text: 'to: targetPath(version),',
      replacement: 'to: version.path,',
      command: browser('site/versions'),
      expected: /keeps the page both ways|its named counterpart|remembers the choice/,
    },
    {
      behaviour: 'the policy has the hash of every inline script',
      file: 'src/plugins/hosting/contentSecurityPolicy.ts',
      text: "['script-src', \"'self'\", ...scripts.map(hashScript)]",
      replacement: "['script-src', \"'self'\", ...scripts.slice(1).map(hashScript)]",
      command: browser('site/loadingAhead'),
      expected: /the policy allows it/,
    },
  ],
  [
    // Not beside the policy's break: kept tabs are shown by an inline script.
    {
      behaviour: 'a tab choice is kept for five minutes',
      file: 'src/timings.ts',
      text: 'tabChoice: 5 * MINUTE',
      replacement: 'tabChoice: 6 * MINUTE',
      command: browser('behaviours/tabs'),
      expected: /for five minutes|forgets the choice/,
    },
    {
      behaviour: 'the colour of a copied block glides',
      file: 'src/css/code.css',
      text: 'transition: background-color timing(copyFlash);',
      replacement: 'transition: none;',
      command: browser('behaviours/copying'),
      expected: /the background flashes and returns/,
    },
    {
      behaviour: 'moved addresses answer 301',
      file: 'deploy/preview/createPreviewServer.ts',
      text: 'response.writeHead(301,',
      replacement: 'response.writeHead(302,',
      command: browser('site/redirects'),
      expected: /answer 301 to/,
    },
    {
      behaviour: 'a page that failed to load is loaded again',
      file: 'packages/docusaurus-theme-document-first/src/client/page-load/loadWithRetry.ts',
      text: '() => void (isCurrent() && attempt())',
      replacement: '() => undefined',
      command: browser('behaviours/pageLoad'),
      expected: /with a retry|comes with the connection/,
    },
  ],
  [
    {
      behaviour: 'search falls back to the embedded index',
      file: 'packages/docusaurus-theme-search/src/client/createFailover.ts',
      text: '} catch {\n      return askEmbedded(question);',
      replacement: '} catch (error) {\n      throw error;',
      command: ['unit', 'packages/docusaurus-theme-search/src/client/createFailover.test.ts'],
      expected: /from the embedded index when hosted search is|at the last moment|is paused|leaves a service/,
    },
    {
      behaviour: 'a figure is what the contract says',
      file: 'src/facts/billing.ts',
      text: 'warmWorkersCreditsPerInterval: {\n    value: 5,',
      replacement: 'warmWorkersCreditsPerInterval: {\n    value: 6,',
      command: ['unit', 'src/facts/credits.test.ts'],
      expected: /creditsOfDedicatedWorkers|adds dedicated workers/,
    },
    {
      behaviour: 'a link leads to a page',
      file: 'docs/abuse/index.mdx',
      text: '[Acceptable use](../limits/index.mdx#acceptable-use) describes',
      replacement: '[Acceptable use](../limit/index.mdx#acceptable-use) describes',
      command: ['lint:pages'],
      expected: /docs\/abuse\/index\.mdx:\d+ the link ".*limit\/index\.mdx.*" leads to no file/,
    },
  ],
];
