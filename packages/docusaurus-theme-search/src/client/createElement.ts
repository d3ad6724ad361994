type Tag = keyof HTMLElementTagNameMap;
type Attributes = Readonly<Record<string, string | boolean | ((event: Event) => void) | undefined>>;

/**
 * Makes an element. Attributes that are `true` are empty, `false` and `undefined` leave them out, functions listen to an event.
 * Children that are strings are text, never HTML.
 */
export function createElement<T extends Tag>(
  tag: T,
  attributes: Attributes = {},
  ...children: readonly (Node | string | false | null | undefined)[]
): HTMLElementTagNameMap[T] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (value !== undefined && value !== false) element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.filter((child) => child !== false && child !== null && child !== undefined));
  return element;
}

/** Puts HTML into an element whose only tag is `<mark>`: `createHighlighter` and `keepMarks` escape everything else. */
export function withMarks<E extends Element>(element: E, html: string): E {
  element.innerHTML = html;
  return element;
}
