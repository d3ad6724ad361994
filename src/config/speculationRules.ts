import {BASE_URL} from './addresses';

/**
 * What the browser may load ahead, when the pointer rests on a link or presses it (eagerness "moderate"): pages of
 * this site, without their script where it cannot render them ahead. Redirects and files are left out.
 * https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
const pages = {
  and: [{href_matches: `${BASE_URL}*/`}, {not: {selector_matches: '[target=_blank], [download]'}}],
};

export const speculationRules = {
  prerender: [{where: pages, eagerness: 'moderate'}],
  prefetch: [{where: pages, eagerness: 'moderate'}],
};
