/**
 * Draws a result with DocSearch's classes for its texts, as one piece of HTML with as few elements as will do:
 * results change with every key. What stands beside the texts, `modal.css` draws.
 */
function drawTexts(sign: string, titleHtml: string, textHtml: string): string {
  return (
    `<span class="mr-search-hit ${sign}">` +
    `<span class="DocSearch-Hit-title">${titleHtml}</span>` +
    `<span class="DocSearch-Hit-path">${textHtml}</span></span>`
  );
}

/**
 * Draws a page among the results.
 *
 * @param titleHtml and `textHtml` hold no tag but `<mark>`
 */
export function drawPage(titleHtml: string, textHtml: string): string {
  return drawTexts('mr-search-page', titleHtml, textHtml);
}

/**
 * Draws a section among the results.
 *
 * @param titleHtml and `textHtml` hold no tag but `<mark>`
 * @param pageHtml name of its page, where it is to stand above the section
 */
export function drawSection(titleHtml: string, textHtml: string, pageHtml: string | null): string {
  const above = pageHtml === null ? '' : `<span class="mr-search-of">${pageHtml}</span>`;
  return above + drawTexts('mr-search-section', titleHtml, textHtml);
}
