/**
 * Throws if an object lacks a field, or has an unknown one that the platform would ignore, such as a misspelt name.
 *
 * @param where description of the object for the message
 */
export function assertKeys(where: string, given: object, needed: readonly string[], others: readonly string[]): void {
  const missing = needed.find((name) => !(name in given));
  if (missing !== undefined) throw new TypeError(`${where} needs "${missing}"`);
  const known = [...needed, ...others];
  const unknown = Object.keys(given).find((name) => !known.includes(name));
  if (unknown !== undefined) throw new TypeError(`${where} has no "${unknown}"; known are ${known.join(', ')}`);
}
