import {hashScript} from './inlineScripts';

/** One built page with what its HTML asks for. */
export type PolicyPage = {
  readonly file: string;
  readonly scripts: readonly string[];
  readonly handlers: readonly string[];
};

const SHOWN = 80;

/**
 * Inline scripts that every page may carry: those of the reference page.
 *
 * @throws with file and the start of the script, for every page that has another inline script or a handler.
 */
export function approveScripts(reference: PolicyPage, pages: readonly PolicyPage[]): readonly string[] {
  const approved = new Set(reference.scripts);
  const problems = pages.flatMap(({file, scripts, handlers}) => [
    ...scripts
      .filter((script) => !approved.has(script))
      .map((script) => `${file}: inline script "${script.trim().slice(0, SHOWN)}"`),
    ...handlers.map((handler) => `${file}: ${handler}`),
  ]);
  if (problems.length > 0) {
    throw new Error(
      `The content-security policy covers only the inline scripts of ${reference.file}. ` +
        `RedirectRule these into files of their own (static/, or a client module):\n${problems.join('\n')}`,
    );
  }
  return [...approved];
}

/** Hosts that hosted search sends requests to; see "Retry strategy" in Algolia's API clients documentation. */
export function listAlgoliaOrigins(appId: string | null): readonly string[] {
  if (appId === null) return [];
  const id = appId.toLowerCase();
  return [
    `https://${id}-dsn.algolia.net`,
    `https://${id}.algolia.net`,
    ...[1, 2, 3].map((n) => `https://${id}-${n}.algolianet.com`),
  ];
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
