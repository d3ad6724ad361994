import {escapeHtml} from '../engine/answer';

/** HTML in which every text is escaped. */
export type Html = {readonly html: string};

type Value = Html | readonly Value[] | string | false | null | undefined;

function toHtml(value: Value): string {
  if (!value) return '';
  if (typeof value === 'string') return escapeHtml(value);
  return 'html' in value ? value.html : value.map(toHtml).join('');
}

/** Writes HTML. Values are text, also in attributes, unless they are HTML themselves; breaks of lines are left out. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html => ({
  html: String.raw({raw: parts.map((part) => part.replace(/\n\s*/g, ''))}, ...values.map(toHtml)),
});

/** Puts HTML into an element, in place of what it has. */
export function setContent(element: Element, content: Html | readonly Html[]): void {
  element.innerHTML = toHtml(content);
}
