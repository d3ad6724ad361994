import {load} from 'cheerio';
import type {Bundle} from '../../tools/offline/bundle/makeBundle';

const ELSEWHERE = /^(https:|mailto:|data:)/;
/** Elements whose address the browser fetches by itself. */
const FETCHED = 'link:not([rel=canonical])[href], script[src], img[src], source[src], iframe[src]';

/** What is checked of a page: its ids, every address on it, and those among them that the browser fetches. */
type Page = {
  readonly ids: ReadonlySet<string>;
  readonly addresses: readonly string[];
  readonly fetched: readonly string[];
};

function readPage(html: string): Page {
  const $ = load(html, {scriptingEnabled: false});
  const list = (selector: string): string[] => [
    ...new Set(
      $(selector)
        .toArray()
        .map((element) => $(element).attr('href') ?? $(element).attr('src') ?? ''),
    ),
  ];
  const ids = $('[id]')
    .toArray()
    .map((element) => $(element).attr('id') ?? '');
  return {ids: new Set(ids), addresses: list('[href], [src]'), fetched: list(FETCHED)};
}

/**
 * Lists the addresses in the pages of a bundle that lead to no file of it, or to no anchor of that file, and what the
 * browser would fetch from the network.
 */
export function findBrokenLinks(bundle: Bundle): string[] {
  const html = [...bundle].filter(([file]) => file.endsWith('.html'));
  const pages = new Map(html.map(([file, content]) => [file, readPage(String(content))]));
  const isBroken = (address: string, file: string): boolean => {
    if (ELSEWHERE.test(address)) return false;
    const {pathname, hash} = new URL(address, `file:///${file}`);
    const target = decodeURIComponent(pathname.slice(1));
    if (!bundle.has(target)) return true;
    return hash !== '' && !pages.get(target)?.ids.has(decodeURIComponent(hash.slice(1)));
  };
  return [...pages].flatMap(([file, {addresses, fetched}]) => {
    const broken = addresses.filter((address) => isBroken(address, file));
    const online = fetched.filter((address) => /^https?:/.test(address));
    return [...broken, ...online].map((address) => `${file}: ${address}`);
  });
}
