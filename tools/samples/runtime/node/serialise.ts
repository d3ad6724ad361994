/** What is left of a value once it has been stored as JSON; `undefined` stays. */
export function serialise(value: unknown): unknown {
  const text = JSON.stringify(value) as string | undefined;
  return text === undefined ? undefined : (JSON.parse(text) as unknown);
}
