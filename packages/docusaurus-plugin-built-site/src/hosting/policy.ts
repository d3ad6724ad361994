import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';

/** What a page's HTML asks a content-security policy for. */
export type InlineCode = {
  /** The text of each inline script, exactly as in the page. */
  readonly scripts: readonly string[];
  /** Event-handler attributes and `javascript:` addresses: no hash covers these. */
  readonly handlers: readonly string[];
};

/** One built page with what its HTML asks for. */
export type PolicyPage = InlineCode & {readonly file: string};

const DATA_TYPES = new Set(['application/ld+json', 'application/json']);
const SHOWN = 80;

/** Collects the inline scripts and handlers of a page as HTML, tag by tag; data blocks are no scripts. */
export function collectInlineCode(html: string): InlineCode {
  const scripts: string[] = [];
  const handlers: string[] = [];
  let script: string | undefined;
  const parser = new Parser({
    onopentag(tag, attributes) {
      const {src, type = ''} = attributes;
      if (tag === 'script' && src === undefined && !DATA_TYPES.has(type)) script = '';
      const found = Object.entries(attributes).filter(
        ([name, value]) => /^on[a-z]+$/.test(name) || (name === 'href' && /^\s*javascript:/i.test(value)),
      );
      handlers.push(...found.map(([name]) => `<${tag} ${name}>`));
    },
    ontext(text) {
      if (script !== undefined) script += text;
    },
    onclosetag(tag) {
      if (tag !== 'script' || script === undefined) return;
      scripts.push(script);
      script = undefined;
    },
  });
  parser.end(html);
  return {scripts, handlers};
}

/** Source expression of a policy for one inline script (CSP level 3, hash-source). */
export function hashScript(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** Docusaurus's own script on the front page, which says when the base path is wrong (`baseUrlIssueBanner`). */
const OF_DOCUSAURUS = /__docusaurus-base-url-issue-banner/;

/**
 * Inline scripts that every page may carry: those of the reference page, and Docusaurus's own of the front page.
 *
 * @throws with file and the start of the script, for every page that has another inline script or a handler.
 */
export function approveScripts(reference: PolicyPage, pages: readonly PolicyPage[]): readonly string[] {
  const own = pages.flatMap(({scripts}) => scripts.filter((script) => OF_DOCUSAURUS.test(script)));
  const approved = new Set([...reference.scripts, ...own]);
  const problems = pages.flatMap(({file, scripts, handlers}) => [
    ...scripts
      .filter((script) => !approved.has(script))
      .map((script) => `${file}: inline script "${script.trim().slice(0, SHOWN)}"`),
    ...handlers.map((handler) => `${file}: ${handler}`),
  ]);
  if (problems.length > 0) {
    throw new Error(
      `The content-security policy covers only the inline scripts of ${reference.file}. ` +
        `Move these into files of their own (static/, or a client module):\n${problems.join('\n')}`,
    );
  }
  return [...approved];
}

/**
 * The policy of the whole site, as one header value.
 *
 * @param scripts approved inline scripts
 * @param connect origins that scripts can send requests to, besides the site itself
 */
export function createPolicy(scripts: readonly string[], connect: readonly string[]): string {
  const directives: readonly (readonly [string, ...string[]])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts.map(hashScript)],
    // Styles: the theme sets `style` attributes (heights while folding, the progress bar).
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...connect],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}
