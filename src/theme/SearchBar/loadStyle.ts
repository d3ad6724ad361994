const loaded = new Map<string, Promise<void>>();

/** Adds a style sheet to the page, once; resolves when it has loaded. */
export function loadStyle(url: string): Promise<void> {
  const known = loaded.get(url);
  if (known) return known;
  const sheet = new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${url} could not be loaded`));
    };
    document.head.append(link);
  });
  loaded.set(url, sheet);
  sheet.catch(() => loaded.delete(url));
  return sheet;
}
