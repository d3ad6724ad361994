import postcss, {type AtRule, type Plugin} from 'postcss';

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
