/*
 * Ejected from @docusaurus/theme-classic 3.10.2, because the original takes every grammar of Prism
 * into the browser. Fences are highlighted at build time instead: `src/plugins/code-highlighting`.
 */

/** Adds no language: the browser highlights nothing. */
export default function prismIncludeLanguages(): void {}
