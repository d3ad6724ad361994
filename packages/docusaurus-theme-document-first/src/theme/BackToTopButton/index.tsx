/* Removes the component of @docusaurus/theme-classic 3.10.2, because the button covers the text and needs React.
   Readers can use the Home key or the table of contents instead. */
export default function BackToTopButton(): null {
  return null;
}
