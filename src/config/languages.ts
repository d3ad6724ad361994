import {readLocale, readLocaleOverride} from './environment';

const LOCALES = ['en'];

const {locale, path} = readLocaleOverride();

/** The languages of the site. The pages of the default one are in `docs`, those of the others in `i18n/<locale>`. */
export const i18n = {defaultLocale: 'en', locales: [...new Set([...LOCALES, locale ?? 'en'])], path};

/** The language that is built. */
export const getCurrentLocale = (): string => readLocale(i18n.locales) ?? i18n.defaultLocale;
