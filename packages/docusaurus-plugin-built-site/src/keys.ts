/** Elements that accept text. Editors based on `EditContext` only have a role. */
const FIELDS = 'select, :read-write, [role=textbox], [role=searchbox]';

/**
 * Whether an element may contain a field in a closed shadow tree, whose events only name the element itself. Browser
 * extensions add such elements.
 */
const isClosedHost = ({localName, shadowRoot}: Element): boolean => localName.includes('-') && !shadowRoot;

/** Whether a key event comes from a field. */
export function isTyping(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return target instanceof Element && (target.closest(FIELDS) !== null || isClosedHost(target));
}

/** Whether shortcuts use the Command key, as on macOS and iOS. There, Ctrl+K in a field deletes the rest of the line. */
export const isApple = (): boolean => /Mac|iP/.test(navigator.platform);
