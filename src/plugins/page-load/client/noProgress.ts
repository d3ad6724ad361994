/** Stands in for the theme's progress bar, which goes on for ever when a page does not come. */
export {};
