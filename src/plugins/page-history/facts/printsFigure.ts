/** Components that print figures themselves, with the group that they print. */
const PRINTERS: Readonly<Record<string, string>> = {
  LimitsTable: 'limits.',
  CreditCalculator: 'billing.',
};

/** Whether the source of a page prints a figure: by its name, as a limit, or in a table of all of them. */
export function printsFigure(source: string, name: string): boolean {
  if (source.includes(`%${name}%`) || source.includes(`%${name}.raw%`)) return true;
  if (name.startsWith('limits.') && source.includes(`<Limit id="${name.slice('limits.'.length)}"`)) return true;
  return Object.entries(PRINTERS).some(([tag, group]) => name.startsWith(group) && source.includes(`<${tag}`));
}
