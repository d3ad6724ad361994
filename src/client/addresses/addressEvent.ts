/** Sent on the window when the application shows another address; the page tools are a script of their own. */
const EVENT = 'millrace:address';

/** An address that the page tools understand, as in `src/document/preparePageTools.ts`. */
const ADDRESS = /[?&](lang|lines)=/;

/** Whether an address leads to lines of code, which the page tools scroll to. */
export const isLineAddress = (search: string): boolean => /[?&]lines=/.test(search);

/** What the page tools begin with when a reader reaches for code. */
const CODE = '.code-block';

/**
 * Tells the page tools that the application shows another address. Where the address is for them, it reaches for
 * code as a reader would, which has them loaded.
 *
 * @param isNew whether the reader goes there, in place of returning
 */
export function tellPageTools(search: string, isNew: boolean): void {
  window.dispatchEvent(new CustomEvent<boolean>(EVENT, {detail: isNew}));
  if (!ADDRESS.test(search)) return;
  document.querySelector(CODE)?.dispatchEvent(new Event('pointerover', {bubbles: true}));
}

/** Calls the listener with whether the reader goes to the address that the application now shows. */
export function onAddress(listener: (isNew: boolean) => void): void {
  window.addEventListener(EVENT, ({detail}: CustomEventInit<boolean>) => listener(detail ?? true));
}
