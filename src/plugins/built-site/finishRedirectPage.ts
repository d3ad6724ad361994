import {BASE_URL} from '../../config/addresses';

const INLINE_SCRIPT = /<script>[\s\S]*?<\/script>/;

/** The target as the plugin writes it: with a slash added at its end, or without the one before an anchor. */
function writtenTarget(target: string): string {
  return target.includes('/#') ? target.replace('/#', '#') : `${target}/`;
}

/**
 * Corrects a written redirect page: it leads to exactly the target of the redirect, and the inline script becomes a
 * file, so that one content-security policy covers every page.
 */
export function finishRedirectPage(html: string, target: string): string {
  const exact = target.endsWith('/') ? html : html.replaceAll(writtenTarget(target), target);
  return exact.replace(INLINE_SCRIPT, `<script src="${BASE_URL}redirect.js"></script>`);
}
