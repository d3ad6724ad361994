import {readLocale, readLocaleOverride} from './environment';

const LOCALES = ['en'];

const {locale, path} = readLocaleOverride();

/** The languages of the site. Pages in the default language are in `docs`, translations in `i18n/<locale>`. */
export const i18n = {defaultLocale: 'en', locales: [...new Set([...LOCALES, locale ?? 'en'])], path};

/** Returns the locale of this build. */
export const getCurrentLocale = (): string => readLocale(i18n.locales) ?? i18n.defaultLocale;
