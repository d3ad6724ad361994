import type {Words} from '../words';

/** A page of more characters than this becomes an index: programs cut what is longer than about 50,000. */
const PAGE_MAX = 45_000;

/** A section of a long page that is longer than this gets a file of its own. */
const SECTION_MAX = 3_000;

const SECTION = /^## (.*) \{#([^}]+)\}$/;
const SUBSECTION = /^### (.*) \{#([^}]+)\}$/;
const FENCE = /^\s*(`{3,}|~{3,})/;

type Section = {readonly title: string; readonly id: string; readonly lines: string[]};

/** A section of a long page that is read on its own. */
export type LongSection = {
  readonly title: string;
  readonly id: string;
  /** The section with its heading. */
  readonly text: string;
  /** The headings inside. */
  readonly parts: readonly {readonly title: string; readonly id: string}[];
};

/** A long page in parts. */
export type SplitPage = {
  /** The page with a list of contents in place of each long section. */
  readonly index: string;
  readonly sections: readonly LongSection[];
};

/** The lines before the first section, and the sections; a `##` inside a fence of code is none. */
function readSections(markdown: string): {readonly lead: string[]; readonly sections: Section[]} {
  const lead: string[] = [];
  const sections: Section[] = [];
  let fence = '';
  for (const line of markdown.split('\n')) {
    const mark = FENCE.exec(line)?.[1] ?? '';
    const [, title = '', id = ''] = (!fence && SECTION.exec(line)) || [];
    if (id) sections.push({title, id, lines: []});
    (sections.at(-1)?.lines ?? lead).push(line);
    if (!fence) fence = mark;
    else if (mark.startsWith(fence) && line.trim() === mark) fence = '';
  }
  return {lead, sections};
}

function toLongSection({title, id, lines}: Section): LongSection {
  const parts = lines.flatMap((line) => {
    const [, name = '', slug] = SUBSECTION.exec(line) ?? [];
    return slug ? [{title: name, id: slug}] : [];
  });
  return {title, id, text: `${lines.join('\n').trimEnd()}\n`, parts};
}

function listContents({title, id, parts}: LongSection, address: string, words: Words): string {
  const list = parts.map((part) => `- [${part.title}](${address}#${part.id})\n`).join('');
  const sentence = `${words('ownFile', {link: `[${title}](${address})`})}\n`;
  return [`## ${title} {#${id}}\n`, sentence, ...(list ? [list] : [])].join('\n');
}

/**
 * Splits a page that is too long to be read in one go.
 *
 * @param addressOf full address of the file of a section
 * @returns `null` for a page that is short enough
 */
export function splitLongPage(
  markdown: string,
  addressOf: (section: LongSection) => string,
  words: Words,
): SplitPage | null {
  if (markdown.length <= PAGE_MAX) return null;
  const {lead, sections} = readSections(markdown);
  const split = sections.map((section) => {
    const long = toLongSection(section);
    return long.text.length > SECTION_MAX ? long : section.lines.join('\n');
  });
  const index = split.map((part) => (typeof part === 'string' ? part : listContents(part, addressOf(part), words)));
  return {
    index: [lead.join('\n'), ...index].join('\n'),
    sections: split.filter((part) => typeof part !== 'string'),
  };
}
