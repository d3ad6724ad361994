import {fileURLToPath} from 'node:url';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {LoadContext} from '@docusaurus/types';

const WORDS = fileURLToPath(new URL('../i18n', import.meta.url));

/** Loads this theme's own translations. */
export const loadOwnTranslations = ({i18n}: LoadContext): Promise<Record<string, string>> =>
  readDefaultCodeTranslationMessages({dirPath: WORDS, locale: i18n.currentLocale, name: 'document-first'});

/** Loads the translations of the locale: the site's override the theme's, and these override Docusaurus's. */
export async function loadTranslations(context: LoadContext): Promise<Record<string, string>> {
  const locale = context.i18n.currentLocale;
  const ofTheme = await readDefaultCodeTranslationMessages({locale, name: 'theme-common'});
  return {...ofTheme, ...(await loadOwnTranslations(context)), ...context.codeTranslations};
}
