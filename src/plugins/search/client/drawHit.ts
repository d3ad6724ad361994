/**
 * Draws a result with DocSearch's classes for its texts, as one piece of HTML with as few elements as will do:
 * results change with every key. What stands beside the texts, `modal.css` draws.
 *
 * @param titleHtml and `textHtml` hold no tag but `<mark>`
 */
export function drawHit(section: boolean, titleHtml: string, textHtml: string): string {
  return (
    `<span class="mr-search-hit ${section ? 'mr-search-section' : 'mr-search-page'}">` +
    `<span class="DocSearch-Hit-title">${titleHtml}</span>` +
    `<span class="DocSearch-Hit-path">${textHtml}</span></span>`
  );
}
