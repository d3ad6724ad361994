import type {Plugin, Rule} from 'postcss';

const DARK = /\[data-theme=(['"]?)dark\1\]/;

/** PostCSS plugin that limits dark mode to `@media screen`, so that pages are always printed in light mode. */
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
