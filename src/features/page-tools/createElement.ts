type Tag = keyof HTMLElementTagNameMap;
type Properties<T extends Tag> = Partial<Omit<HTMLElementTagNameMap[T], 'children' | 'dataset' | 'style'>>;

/** Creates an element with properties and children. Strings are added as text, never as HTML. */
export function createElement<T extends Tag>(
  tag: T,
  properties: Properties<T> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[T] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}
