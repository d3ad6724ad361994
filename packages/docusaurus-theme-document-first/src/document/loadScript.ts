/** What a reader hears when a control's script could not be loaded. */
export const LOAD_FAILURE = 'This control could not be loaded. Check your connection and press it again.';

const loaded = new Map<string, Promise<void>>();

function addScript(source: string, data: Readonly<Record<string, string>>): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    Object.assign(script.dataset, data);
    script.src = source;
    // In the order of the page, as with `defer`.
    script.async = false;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      loaded.delete(source);
      reject(new Error(source));
    };
    document.head.append(script);
  });
}

/**
 * Loads and runs a script, once: a second run would start a second copy. A call after a failure tries again.
 *
 * @param data what its element says in `dataset`
 * @returns rejects when the script could not be loaded
 */
export function loadScript(source: string, data: Readonly<Record<string, string>> = {}): Promise<void> {
  const present = loaded.get(source) ?? addScript(source, data);
  loaded.set(source, present);
  return present;
}
