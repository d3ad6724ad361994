/*
 * Ejected from @docusaurus/theme-classic 3.10.2, because the original loads every grammar of Prism
 * in the browser. Fences are highlighted at build time instead: `highlighting`.
 */

/** Adds no languages, because the browser highlights nothing. */
export default function prismIncludeLanguages(): void {}
