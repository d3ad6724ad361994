import type {ApplicationFiles} from '../client/page-load/newDeployment';
import type {HydrateMode} from '../options';

/** Where the document script finds the application, below the base path: the one file that changes with every build. */
export const APPLICATION_FILE = 'application.json';

/** Start of the names of the application's own scripts; all others are of the page. */
const APPLICATION = /^(?:runtime~)?main\./;

/** A script of the bundler as Docusaurus writes it into a page, minified by either of its minifiers or not. */
const SCRIPT = /<script src="?([^\s">]*\/assets\/js\/([\w~.-]+)\.js)"? defer(?:="(?:defer)?")?><\/script>\s*/g;
const SHEET = /<link rel="?stylesheet"? href="?[^\s">]*\/assets\/css\/([^\s">/]+)\.css"? ?\/?>\s*/g;
const GENERATOR = /<meta name="?generator"? content="[^"]*"\s?\/?>\s*/;

/** The name of a script without its hash: `935.1a2b3c4d` is `935`. */
const withoutHash = (name: string): string => name.replace(/\.[^.]+$/, '');

const isDocumentScript = (name: string): boolean => name.startsWith('document.');

/** Whether a page has the document script; redirects and copied files of the site have not. */
export const isDocument = (html: string): boolean =>
  [...html.matchAll(SCRIPT)].some(([, , name = '']) => isDocumentScript(name));

function listScripts(html: string): {readonly name: string; readonly address: string}[] {
  const found = [...html.matchAll(SCRIPT)].map(([, address = '', name = '']) => ({name, address}));
  return found.filter(({name}) => !isDocumentScript(name));
}

/** Names of the page's scripts that at least two pages have. */
function findShared(pages: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const html of pages)
    for (const {name} of listScripts(html)) {
      if (seen.has(name)) shared.add(name);
      seen.add(name);
    }
  return shared;
}

function takeOut(html: string, shared: ReadonlySet<string>, mode: HydrateMode): string {
  const own = listScripts(html).filter(({name}) => !APPLICATION.test(name));
  const names = own.map(({name}) => (shared.has(name) ? withoutHash(name) : name));
  const start = mode === 'interaction' ? '' : ` data-start="${mode}"`;
  return html
    .replace(GENERATOR, '')
    .replace(SHEET, (link, name: string) => (name.startsWith('styles.') ? link : ''))
    .replace(SCRIPT, (tag, _, name: string) =>
      isDocumentScript(name) ? tag.replace(' defer', ` data-application="${names.join(' ')}"${start} defer`) : '',
    );
}

/**
 * Takes the scripts of the application out of the pages, so that no page names what changes with every build. Each page
 * keeps the names of its own scripts: with their hash where no other page has them, else without. It also loses the
 * sheets of components, which are linked by what the page shows, and the name of the program that made it.
 *
 * @param pages HTML of all pages by file
 * @param baseUrl base path of the site
 * @param modeOf tells when the application of a page starts
 */
export function takeOutScripts(
  pages: ReadonlyMap<string, string>,
  baseUrl: string,
  modeOf: (file: string) => HydrateMode = () => 'interaction',
): {readonly pages: ReadonlyMap<string, string>; readonly application: ApplicationFiles} {
  const texts = [...pages.values()];
  const shared = findShared(texts);
  const application = new Set<string>();
  for (const html of texts)
    for (const {name, address} of listScripts(html))
      if (APPLICATION.test(name)) application.add(address.slice(baseUrl.length));
  const ofPages = [...shared].filter((name) => !APPLICATION.test(name)).sort();
  return {
    pages: new Map([...pages].map(([file, html]) => [file, takeOut(html, shared, modeOf(file))])),
    application: {
      scripts: [...application],
      shared: Object.fromEntries(ofPages.map((name) => [withoutHash(name), name])),
    },
  };
}
