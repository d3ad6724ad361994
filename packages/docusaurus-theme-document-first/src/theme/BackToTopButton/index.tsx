/*
 * In place of the part of @docusaurus/theme-classic 3.10.2: a button that comes while the reader scrolls up covers
 * the text, and works with React only. The Home key, the browser and the contents list lead to the top.
 */
export default function BackToTopButton(): null {
  return null;
}
