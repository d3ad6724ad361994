/** Calls a listener when the pointer comes over, a touch is on, or the focus comes into something of the page, until it is stopped. */
export function listenForInterest(listener: (event: Event) => void, {signal}: AbortController): void {
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, listener, {capture: true, passive: true, signal});
}
