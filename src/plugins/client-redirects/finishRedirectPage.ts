import {BASE_URL} from '../../config/addresses';

const INLINE_SCRIPT = /<script>[\s\S]*?<\/script>/;

/**
 * Puts a written redirect page right: the slash that was added to a target on another site goes, and the
 * inline script becomes a file, so that one content-security policy covers every page.
 */
export function finishRedirectPage(html: string, target: string): string {
  const exact = target.endsWith('/') ? html : html.replaceAll(`${target}/`, target);
  return exact.replace(INLINE_SCRIPT, `<script src="${BASE_URL}redirect.js"></script>`);
}
