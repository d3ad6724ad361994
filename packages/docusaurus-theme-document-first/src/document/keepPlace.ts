/**
 * Remembers where an element is: React may put another one in its place when it takes the page over, as Docusaurus's
 * tabs do.
 *
 * @returns a function that finds the element, or the one that has its place
 */
export function keepPlace(element: HTMLElement): () => HTMLElement {
  const steps: number[] = [];
  for (let at: Element = element; at.parentElement; at = at.parentElement)
    steps.unshift(Array.from(at.parentElement.children).indexOf(at));
  return () => {
    if (element.isConnected) return element;
    const found = steps.reduce<Element | undefined>((at, step) => at?.children[step], document.documentElement);
    return found instanceof HTMLElement && found.localName === element.localName ? found : element;
  };
}
