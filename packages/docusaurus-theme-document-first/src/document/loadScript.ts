const loaded = new Map<string, Promise<void>>();

function addScript(source: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = source;
    // In the order of the page, as with `defer`.
    script.async = false;
    script.onload = () => resolve();
    script.addEventListener('error', () => {
      script.remove();
      loaded.delete(source);
      reject(new Error(source));
    });
    document.head.append(script);
  });
}

/**
 * Loads and runs a script, once: a second run would start a second copy. A call after a failure tries again.
 *
 * @returns rejects when the script could not be loaded
 */
export function loadScript(source: string): Promise<void> {
  const present = loaded.get(source) ?? addScript(source);
  loaded.set(source, present);
  return present;
}
