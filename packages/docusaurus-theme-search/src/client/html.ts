import {escapeHtml} from '../engine/response';

/** Escaped HTML. */
export type Html = {readonly html: string};

type Value = Html | readonly Value[] | string | false | null | undefined;

function toHtml(value: Value): string {
  if (!value) return '';
  if (typeof value === 'string') return escapeHtml(value);
  return 'html' in value ? value.html : value.map(toHtml).join('');
}

/** Template tag for HTML. Escapes values unless they're `Html`, also in attributes. Removes line breaks. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html => ({
  html: String.raw({raw: parts.map((part) => part.replace(/\n\s*/g, ''))}, ...values.map(toHtml)),
});

/** Replaces the content of an element. */
export function setContent(element: Element, content: Html | readonly Html[]): void {
  element.innerHTML = toHtml(content);
}
