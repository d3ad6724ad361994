import {createHash} from 'node:crypto';
import type {CheerioAPI} from 'cheerio';

/** What a page's HTML asks a content-security policy for. */
export type InlineCode = {
  /** The text of each inline script, exactly as in the page. */
  readonly scripts: readonly string[];
  /** Event-handler attributes and `javascript:` addresses: no hash covers these. */
  readonly handlers: readonly string[];
};

const DATA_TYPES = new Set(['application/ld+json', 'application/json']);

/** Collects the inline scripts and handlers of a page; data blocks are no scripts. */
export function collectInlineCode($: CheerioAPI): InlineCode {
  const scripts = $('script:not([src])')
    .toArray()
    .filter((script) => !DATA_TYPES.has(script.attribs.type ?? ''))
    .map((script) => $(script).text());
  const handlers = $('*')
    .toArray()
    .flatMap((node) => ('attribs' in node ? [node] : []))
    .flatMap(({tagName, attribs}) =>
      Object.entries(attribs)
        .filter(([name, value]) => /^on[a-z]+$/.test(name) || (name === 'href' && /^\s*javascript:/i.test(value)))
        .map(([name]) => `<${tagName} ${name}>`),
    );
  return {scripts, handlers};
}

/** Source expression of a policy for one inline script (CSP level 3, hash-source). */
export function hashScript(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
