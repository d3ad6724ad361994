/** Locales for formatting dates and lists, if they differ from the default country of a language. */
export const dateLocales: Readonly<Record<string, string>> = {en: 'en-GB'};

/** Returns the locale for formatting dates and lists. */
export const getDateLocale = (locale: string): string => dateLocales[locale] ?? locale;

/** Formats a day such as `2026-11-20` for a locale: "20 November 2026". */
export function formatDay(day: string, locale: string): string {
  const options = {day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'} as const;
  return new Intl.DateTimeFormat(getDateLocale(locale), options).format(new Date(day));
}
