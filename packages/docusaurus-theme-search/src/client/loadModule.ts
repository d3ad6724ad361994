/** URLs that failed to load or weren't a module. Browsers and caches keep such responses. */
const failed = new Set<string>();

/** Returns the URL to request. Adds a query after a failure, to bypass caches. */
export const getFreshAddress = (address: string): string =>
  failed.has(address) ? `${address}?again=${Date.now()}` : address;

/** Marks a URL as failed, so that the next request bypasses caches. */
export const markFailed = (address: string): void => void failed.add(address);

/** Imports modules; replaced in tests. */
export const loader = {
  load: (address: string): Promise<unknown> => import(/* webpackIgnore: true */ address),
};

/** Loads a module with a default export. After a failure or a timeout, the next call bypasses caches. */
export async function loadModule<Module extends {readonly default: unknown}>(
  address: string,
  timeout: number,
): Promise<Module> {
  try {
    const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error(address)), timeout));
    const module = (await Promise.race([loader.load(getFreshAddress(address)), late])) as Partial<Module>;
    if (typeof module.default !== 'function') throw new Error(address);
    return module as Module;
  } catch (error) {
    markFailed(address);
    throw error;
  }
}
