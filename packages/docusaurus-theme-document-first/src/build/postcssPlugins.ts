import postcss, {type AcceptedPlugin, type AtRule, type Plugin} from 'postcss';

const CALL = /\btiming\(([^)]*)\)/g;

/**
 * Replaces `timing(name)` in a CSS value with that duration.
 *
 * @throws when no duration has the name.
 */
export function replaceTimings(value: string, timings: Readonly<Record<string, number>>): string {
  return value.replace(CALL, (_, given: string) => {
    const name = given.trim();
    if (Object.hasOwn(timings, name)) return `${timings[name]}ms`;
    const known = Object.keys(timings).join(', ');
    throw new Error(`timing(${name}): there is no such duration. The option "timings" has: ${known}`);
  });
}

/** PostCSS plugin that lets style sheets write `timing(name)`. */
export const postcssTimings = (timings: Readonly<Record<string, number>>): AcceptedPlugin => ({
  postcssPlugin: 'timings',
  Declaration(declaration) {
    if (!declaration.value.includes('timing(')) return;
    try {
      declaration.value = replaceTimings(declaration.value, timings);
    } catch (error) {
      throw declaration.error(error instanceof Error ? error.message : String(error));
    }
  },
});

/** How style sheets say that a rule is for dark mode. */
const DARK = /\[data-theme=(['"]?)dark\1\]/;

function holdsRule(atRule: AtRule): boolean {
  let found = false;
  atRule.walkRules(() => {
    found = true;
  });
  return found;
}

/**
 * What of a style sheet applies in dark mode through `data-theme`, as rules for a page that has no such attribute,
 * because no script has set it.
 */
export function pickDarkMode(css: string): string {
  const root = postcss.parse(css);
  root.walkComments((comment) => void comment.remove());
  root.walkRules((rule) => {
    const dark = rule.selectors.filter((selector) => DARK.test(selector));
    if (dark.length === 0) rule.remove();
    else rule.selectors = dark.map((selector) => selector.replace(DARK, ':root'));
  });
  root.walkAtRules((atRule) => {
    if (!holdsRule(atRule)) atRule.remove();
  });
  return root.toString();
}

/** PostCSS plugin that keeps the rules of dark mode to screens, so that every page is printed in light colours. */
export const darkOnScreen: Plugin = {
  postcssPlugin: 'dark-on-screen',
  Once(root, {atRule}) {
    const dark: postcss.Rule[] = [];
    root.walkRules((rule) => {
      if (rule.selectors.every((selector) => DARK.test(selector))) dark.push(rule);
    });
    for (const rule of dark) rule.replaceWith(atRule({name: 'media', params: 'screen', nodes: [rule.clone()]}));
  },
};
