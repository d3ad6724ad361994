const MAX_QUOTED = 80;

/** What was given, for a message: in quotation marks, on one line, and cut where it is long. */
export function quote(given: string): string {
  return JSON.stringify(given.length > MAX_QUOTED ? `${given.slice(0, MAX_QUOTED)}…` : given);
}
