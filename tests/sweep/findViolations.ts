import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/** WCAG 2.0, 2.1 and 2.2 at the levels A and AA, and what axe calls best practice. There is no list of exceptions. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const SHOWN_NODES = 3;

/** What axe finds on the current page: one line per rule and element, the first few of each rule. */
export async function findViolations(page: Page): Promise<string[]> {
  // Passes are not reported: with thousands of elements, that takes longer than the rules.
  // No page has frames, so axe does not need to open another tab to merge their results.
  const axe = new AxeBuilder({page})
    .options({resultTypes: ['violations']})
    .withTags(RULES)
    .setLegacyMode(true);
  const {violations} = await axe.analyze();
  return violations.flatMap(({id, help, nodes}) => {
    const shown = nodes.slice(0, SHOWN_NODES).map(({target, html, any}) => {
      const reason = any[0]?.message ?? help;
      return `${id}: ${reason}\n    at ${target.join(' ')}\n    ${html.slice(0, 160)}`;
    });
    const left = nodes.length - shown.length;
    return left > 0 ? [...shown, `${id}: ${left} more`] : shown;
  });
}
