/** Styles of line numbers and marks. They come with the script, so that pages which nobody asks for lines do not load them. */
export const LINE_STYLES = `
.code-block code { position: relative; }
.code-gutter {
  position: absolute; top: var(--ifm-pre-padding); left: 0; width: var(--mr-code-indent);
  font-size: 0.65rem; line-height: 1.375rem; text-align: right;
  color: var(--mr-code-muted); user-select: none; opacity: 0; transition: opacity 0.15s;
}
.code-block:is(:hover, :focus-within) .code-gutter, .code-line--linked ~ .code-gutter { opacity: 1; }
@media (hover: none) { .code-gutter { opacity: 1; } }
.code-gutter__number {
  display: block; height: 1.375rem; padding-right: 0.375rem; border-radius: 0.2rem; cursor: pointer;
}
.code-gutter__number::before { content: attr(data-line); }
.code-gutter__number:hover { color: var(--mr-accent); text-decoration: underline; }
.code-gutter__number:focus-visible { outline: 2px solid var(--mr-accent); outline-offset: -2px !important; }
.code-gutter__number[aria-selected='true'] { color: var(--mr-copper); font-weight: 700; touch-action: none; }
.code-line--linked {
  display: block; margin: 0 calc(-1 * var(--ifm-pre-padding)) 0 calc(-1 * var(--mr-code-indent));
  padding: 0 var(--ifm-pre-padding) 0 calc(var(--mr-code-indent) - 3px);
  border-left: 3px solid var(--mr-copper); background-color: var(--mr-copper-soft);
  print-color-adjust: exact; scroll-margin-top: calc(var(--ifm-navbar-height) + 1rem);
}
.code-label {
  position: absolute; left: 0; right: 0; height: 1.375rem; pointer-events: none;
  top: calc(var(--ifm-pre-padding) + var(--line) * 1.375rem);
}
.code-label > * {
  position: sticky; right: 0.375rem; float: right; padding: 0 0.5rem; pointer-events: auto;
  border: 1px solid var(--mr-copper); border-radius: 0.3rem; background: var(--mr-code-paper);
  color: var(--mr-copper); font: 600 0.75rem/1.25rem var(--mr-font-text); white-space: nowrap; user-select: none;
}
.code-label > [role='note'] { margin-top: calc(0.1rem - var(--ifm-pre-padding)); font-size: 0.7rem; line-height: 1rem; }
.code-label > button { cursor: pointer; }
.code-label > button:hover { background: var(--mr-copper); color: var(--mr-paper); }
.code-label > ::before { content: attr(data-text); }
@media (forced-colors: active) {
  .code-line--linked { border-color: Highlight; }
  .code-gutter__number[aria-selected='true'] { color: Highlight; }
}
@media print { .code-gutter, .code-label { display: none; } }
`;
