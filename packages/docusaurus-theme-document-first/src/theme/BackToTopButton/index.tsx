/* Replaces the component of @docusaurus/theme-classic 3.10.2: a button that appears while the reader scrolls up
   covers the text, and needs React. The Home key, the browser and the table of contents lead to the top. */
export default function BackToTopButton(): null {
  return null;
}
