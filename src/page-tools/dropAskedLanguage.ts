import {findTabLanguage, LANGUAGE_GROUP} from '../config/tabLanguages';
import {onTabChoice, readTabChoice} from 'docusaurus-theme-document-first/client';
import {replaceAddress} from './replaceAddress';

const LANGUAGE = 'lang';

/** Takes the language out of the address when the reader chooses another one, so that a reload keeps their choice. */
export function dropAskedLanguage(): void {
  onTabChoice(() => {
    const asked = new URLSearchParams(window.location.search).get(LANGUAGE);
    if (asked === null || findTabLanguage(asked) === readTabChoice(LANGUAGE_GROUP)) return;
    replaceAddress(({searchParams}) => searchParams.delete(LANGUAGE));
  });
}
