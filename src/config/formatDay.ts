/** The forms of dates and lists, where they are not those of the country that a language alone stands for. */
export const dateLocales: Readonly<Record<string, string>> = {en: 'en-GB'};

/** The forms of dates and lists in a locale. */
export const getDateLocale = (locale: string): string => dateLocales[locale] ?? locale;

/** A day such as `2026-11-20` as readers of a locale see it: "20 November 2026". */
export function formatDay(day: string, locale: string): string {
  const options = {day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'} as const;
  return new Intl.DateTimeFormat(getDateLocale(locale), options).format(new Date(day));
}
