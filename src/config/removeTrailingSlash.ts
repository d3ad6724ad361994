/** Removes the slash at the end of a path or an address. The path of the front page, `/`, stays the same. */
export const removeTrailingSlash = (address: string): string => address.replace(/(?<=.)\/$/, '');
