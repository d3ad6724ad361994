import {load} from 'cheerio';

/** Addresses of the files of a page. */
export type PageFiles = {
  /** What it loads at once, fonts aside: style sheets and the document script. */
  readonly first: readonly string[];
  /** Scripts of the application, those of the page included. */
  readonly application: readonly string[];
};

/** The part of `application.json` that is read. */
type ApplicationFiles = {readonly scripts: readonly string[]; readonly shared: Readonly<Record<string, string>>};

/** Reads from the HTML of a built page, and from the file that names the application, which files the page loads. */
export function readPageFiles(html: string, {scripts, shared}: ApplicationFiles): PageFiles {
  const $ = load(html);
  const addressesOf = (selector: string, attribute: string): string[] =>
    $(selector)
      .toArray()
      .flatMap((element) => $(element).attr(attribute) ?? []);
  const document = 'script[data-application]';
  const [script = ''] = addressesOf(document, 'src');
  const base = script.replace(/assets\/.*$/, '');
  const names = addressesOf(document, 'data-application').flatMap((list) => list.match(/\S+/g) ?? []);
  return {
    first: [...addressesOf('link[rel=stylesheet]:not([media=print])', 'href'), script],
    application: [
      ...scripts.map((file) => base + file),
      ...names.map((name) => `${base}assets/js/${shared[name] ?? name}.js`),
    ],
  };
}
