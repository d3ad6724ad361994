import type {ThemeConfig} from '@docusaurus/preset-classic';

/**
 * The theme's own highlighter is not used (see `plugins/code-highlighting`), so its settings are
 * empty: every page would load them. Colours of code are in `css/code.css`.
 */
export const prism = {theme: {plain: {}, styles: []}, magicComments: []} satisfies ThemeConfig['prism'];
