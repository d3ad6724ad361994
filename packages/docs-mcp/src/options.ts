import type {McpServer} from '@modelcontextprotocol/server';
import type {Docs} from './data/createDocs';

/** One version of the documentation. */
export type ServedVersion = {
  /** Name that clients ask for. @example 'v2' */
  readonly id: string;
  /** What it is, in a few words. @example 'the latest version' */
  readonly description: string;
  /** Start of its routes below the base path. @example '/v1/' */
  readonly prefix: string;
  /** Name of its search index. @example 'latest' */
  readonly facet: string;
};

/** What the server is told of the site whose documentation it serves. */
export type ServerOptions = {
  /**
   * Name under which clients list the server.
   * @example 'example-docs'
   */
  readonly name: string;
  /**
   * Title that readers see.
   * @example 'Example documentation'
   */
  readonly title: string;
  /**
   * Version of the documentation as a package.
   * @example '1.0.0'
   */
  readonly version: string;
  /**
   * What a model should know before it calls a tool.
   * @example 'The documentation of Example. Find sections with search, read them with get_page.'
   */
  readonly instructions: string;
  /**
   * How descriptions of tools call the documentation.
   * @example 'the Example documentation'
   */
  readonly documentation: string;
  /**
   * Full address of the site, with its base path and a slash at the end.
   * @example 'https://example.com/docs/'
   */
  readonly siteUrl: string;
  /**
   * Full address at which the server is reached over HTTP. Its host may ask, besides this machine.
   * @example 'https://example.com/docs/mcp'
   */
  readonly url: string;
  /** The versions, the latest first. */
  readonly versions: readonly [ServedVersion, ...ServedVersion[]];
  /**
   * Moved addresses, below the base path, without a slash at the end of `from`.
   * @default []
   * @example [{from: '/old', to: '/new/'}]
   */
  readonly redirects?: readonly {readonly from: string; readonly to: string}[];
  /**
   * The languages that code samples may have, by the name that fences use.
   * @default {}, every language that pages have, by its name in fences
   * @example {js: {label: 'JavaScript'}}
   */
  readonly languages?: Readonly<Record<string, {readonly label: string}>>;
  /**
   * Address of the form for new issues, which the tool `report_problem` fills in. Without it, there is no such tool.
   * @default undefined
   * @example 'https://github.com/example/docs/issues/new'
   */
  readonly issueUrl?: string;
  /**
   * The source file of a page, for reports.
   * @default undefined, reports name the page alone
   * @example (path) => `docs${path}index.mdx`
   */
  readonly sourceOf?: (path: string) => string;
  /**
   * Tools and prompts of the site's own.
   * @default []
   * @example [(server, docs) => server.registerTool('get_limit', …)]
   */
  readonly add?: readonly ((server: McpServer, docs: Docs) => void)[];
};
