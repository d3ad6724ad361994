/** `q=` of RFC 9110: from 0 to 1 with at most three decimals. */
const QUALITY = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

/** Types that bring HTML, the most specific first. */
const HTML_TYPES = ['text/html', 'text/*', '*/*'] as const;

/** Quality of every type that a header names; what is malformed is left out. */
function readQualities(accept: string): ReadonlyMap<string, number> {
  const entries = accept.split(',').flatMap((entry): [string, number][] => {
    const [type = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    return QUALITY.test(quality) ? [[type, Number(quality)]] : [];
  });
  return new Map(entries.reverse());
}

/**
 * Whether a request wants a page as Markdown: it names the type, and wants HTML no more than that. HTML is what everyone
 * else gets, browsers and requests without the header included. `nginx.conf` has the same rule.
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  const qualities = readQualities(accept ?? '');
  const markdown = qualities.get('text/markdown') ?? 0;
  const html = HTML_TYPES.map((type) => qualities.get(type)).find((quality) => quality !== undefined) ?? 0;
  return markdown > 0 && markdown >= html;
}
