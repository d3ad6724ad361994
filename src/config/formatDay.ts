const FULL = new Intl.DateTimeFormat('en-GB', {day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'});

/** A day such as `2026-11-20` as readers see it: "20 November 2026". */
export function formatDay(day: string): string {
  return FULL.format(new Date(day));
}
