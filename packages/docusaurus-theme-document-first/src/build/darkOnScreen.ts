import type {Plugin, Rule} from 'postcss';

/** How style sheets say that a rule is for dark mode. */
const DARK = /\[data-theme=(['"]?)dark\1\]/;

/** PostCSS plugin that keeps the rules of dark mode to screens, so that every page is printed in light colours. */
export const darkOnScreen: Plugin = {
  postcssPlugin: 'dark-on-screen',
  Once(root, {atRule}) {
    const dark: Rule[] = [];
    root.walkRules((rule) => {
      if (rule.selectors.every((selector) => DARK.test(selector))) dark.push(rule);
    });
    for (const rule of dark) rule.replaceWith(atRule({name: 'media', params: 'screen', nodes: [rule.clone()]}));
  },
};
