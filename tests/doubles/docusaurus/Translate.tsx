/** Stands in for Docusaurus's translations: English, with the values filled in. */
export function translate(
  {message}: {readonly message: string},
  values: Readonly<Record<string, string | number>> = {},
): string {
  return message.replace(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? ''));
}
