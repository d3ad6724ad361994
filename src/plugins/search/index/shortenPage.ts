import {findIdentifiers} from '../records/identifiers';
import type {SearchPage, Section} from '../records/section';

function cutAtWord(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const space = text.lastIndexOf(' ', maxLength);
  return text.slice(0, space > 0 ? space : maxLength);
}

function shortenSection(section: Section, maxLength: number): Section {
  const text = cutAtWord(section.text, maxLength);
  const identifiers = [...section.identifiers, ...findIdentifiers(section.text.slice(text.length))];
  return {...section, text, identifiers: [...new Set(identifiers)].filter((name) => !text.includes(name))};
}

/**
 * Shortens the texts of a page for the download: of a long section the beginning, and the identifiers in the
 * rest of it. Identifiers that the text contains are not repeated.
 *
 * @param maxLength maximum length of the text of a section, in characters
 */
export function shortenPage(page: SearchPage, maxLength: number): SearchPage {
  return {...page, sections: page.sections.map((section) => shortenSection(section, maxLength))};
}
