import {load} from 'cheerio';

/** A response after all redirects: the status, and the text of documents, which can contain links. */
export type Answer = {readonly status: number; readonly html?: string; readonly markdown?: string};

/** Result of a crawl: the pages that were found, and broken links. */
type Crawl = {readonly reached: ReadonlySet<string>; readonly problems: readonly string[]};

/** Everything with the URL of something that a page shows, loads or links to. */
const ADDRESSES =
  'a[href], link[href]:not([rel=preconnect]), area[href], script[src], img[src], source[src], iframe[src]';
const FENCE = /^(`{3,})(?!`).*?^\1/gms;
const MARKDOWN_LINK = /\]\(([^\s)]+)\)/g;

type Document = {readonly links: readonly string[]; readonly ids: ReadonlySet<string> | null};

function readDocument({html, markdown}: Answer): Document {
  if (html === undefined) {
    const links = [...(markdown ?? '').replace(FENCE, '').matchAll(MARKDOWN_LINK)].map(([, link = '']) => link);
    return {links, ids: null};
  }
  const $ = load(html);
  const attributes = (selector: string, ...names: readonly string[]): string[] =>
    $(selector)
      .toArray()
      .flatMap((element) => names.flatMap((name) => $(element).attr(name) ?? []));
  return {links: attributes(ADDRESSES, 'href', 'src'), ids: new Set(attributes('[id], a[name]', 'id', 'name'))};
}

/**
 * Follows all links from a first page to pages, files and anchors of the same site.
 *
 * @param start URL of the first page. The site consists of all URLs that start with it
 */
export async function crawl(start: string, ask: (address: string) => Promise<Answer>): Promise<Crawl> {
  const found = new Map<string, Document & {readonly status: number}>();
  const used: {readonly from: string; readonly to: URL}[] = [];
  const waiting = [start];
  for (let from = waiting.pop(); from !== undefined; from = waiting.pop()) {
    if (found.has(from)) continue;
    const answer = await ask(from);
    const {links, ids} = answer.status === 200 ? readDocument(answer) : {links: [], ids: null};
    found.set(from, {status: answer.status, links, ids});
    for (const link of links) {
      if (!URL.canParse(link, from)) continue;
      const to = new URL(link, from);
      if (!to.href.startsWith(start)) continue;
      used.push({from, to});
      waiting.push(to.origin + to.pathname);
    }
  }
  const problems = used.flatMap(({from, to}) => {
    const {status, ids} = found.get(to.origin + to.pathname) ?? {};
    const place = decodeURIComponent(to.hash.slice(1));
    if (status !== 200) return [`${from} links to ${to.href}, which answers ${status}`];
    return place === '' || !ids || ids.has(place)
      ? []
      : [`${from} links to ${to.href}, and that page has no such place`];
  });
  const reached = [...found].filter(([, {ids}]) => ids).map(([address]) => address);
  return {reached: new Set(reached), problems: [...new Set(problems)]};
}
