import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import {findIdentifiers} from '../records/identifiers';
import type {Section} from '../records/section';
import {squeeze} from '../text/normalise';

type Draft = {level: number; title: string; slug: string | null; lines: string[]; identifiers: string[]};

const FENCE = /^\s*(`{3,}|~{3,})/;
const HEADING = /^(#{2,6})\s+(.*)$/;
const EXPLICIT_ID = /\s*\{\/\*\s*#([\w-]+)\s*\*\/\}\s*$/;
const DROPPED = /^(?:import\s.+from\s|export\s|:::)/;

/** Turns a line of Markdown into the words a reader sees. */
function plain(line: string): string {
  return line
    .replace(/\{\/\*.*?\*\/\}/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<\/?[A-Za-z][^>]*>/g, ' ')
    .replace(/^\s*(?:[-*+]|\d+\.)\s+/, '')
    .replace(/^\s*\|?[\s|:-]+\|?\s*$/, ' ')
    .replace(/[|`*]|\\(?=\W)/g, ' ');
}

function toTitle(text: string): string {
  return squeeze(plain(text));
}

/** Reads the sections of a page from its source, without front matter: near enough to the built page to search while writing. */
export function readSourceSections(source: string, title: string): Section[] {
  const slugger = createSlugger();
  const drafts: Draft[] = [{level: 1, title, slug: null, lines: [], identifiers: []}];
  let fence: string | null = null;
  let code: string[] = [];
  for (const line of source.split('\n')) {
    const draft = drafts.at(-1) as Draft;
    const mark = FENCE.exec(line)?.[1];
    if (fence !== null) {
      if (mark?.startsWith(fence)) {
        draft.identifiers.push(...findIdentifiers(code.join('\n')));
        fence = null;
      } else code.push(line);
      continue;
    }
    if (mark) {
      fence = mark;
      code = [];
      continue;
    }
    const heading = HEADING.exec(line);
    if (heading?.[1] && heading[2] !== undefined) {
      const explicit = EXPLICIT_ID.exec(heading[2])?.[1] ?? parseMarkdownHeadingId(heading[2]).id;
      const text = toTitle(heading[2].replace(EXPLICIT_ID, ''));
      drafts.push({
        level: heading[1].length,
        title: text,
        slug: explicit ?? slugger.slug(text),
        lines: [],
        identifiers: [],
      });
    } else if (!DROPPED.test(line)) draft.lines.push(plain(line));
  }
  return drafts.map(({lines, identifiers, ...section}) => ({
    ...section,
    text: squeeze(lines.join(' ')),
    identifiers: [...new Set(identifiers)],
  }));
}
