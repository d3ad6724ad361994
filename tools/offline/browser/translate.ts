/** Replaces `@docusaurus/Translate`, which needs the site's bundler: returns the source message with its values. */
export function translate(
  {message}: {readonly message: string},
  values: Readonly<Record<string, string | number>> = {},
): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
