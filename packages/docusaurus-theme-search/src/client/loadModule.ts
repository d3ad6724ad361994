/** Addresses under which something else than their module came, or nothing. Browsers and caches keep that. */
const failed = new Set<string>();

/** The address under which a file is asked for: another one where it has failed. */
export const getFreshAddress = (address: string): string =>
  failed.has(address) ? `${address}?again=${Date.now()}` : address;

/** Has a file asked for under another address from now on. */
export const markFailed = (address: string): void => void failed.add(address);

/** How modules are loaded; replaced in tests. */
export const loader = {
  load: (address: string): Promise<unknown> => import(/* webpackIgnore: true */ address),
};

/**
 * Loads a module with a default export. Where something else came in its place, or nothing in time, a further call asks for
 * it past what browsers and caches keep.
 */
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
