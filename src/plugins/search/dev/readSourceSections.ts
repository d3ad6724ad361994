import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import {findIdentifiers} from '../records/identifiers';
import type {Section} from '../records/section';
import {collapseSpace} from '../text/normalise';

type Draft = {level: number; title: string; slug: string | null; lines: string[]; identifiers: string[]};

/** A fence with its code, or a line. */
const BLOCK = /^[ \t]*(`{3,}|~{3,}).*\n([^]*?)^[ \t]*\1.*$|^.*$/gm;
const HEADING = /^(#{2,6})\s+(.*)$/;
const EXPLICIT_ID = /\s*\{\/\*\s*#([\w-]+)\s*\*\/\}\s*$/;
const DROPPED = /^(?:import\s.+from\s|export\s|:::)/;

/** Turns a line of Markdown into the words that a reader sees. */
function plain(line: string): string {
  return line
    .replace(/\{\/\*.*?\*\/\}/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<\/?[A-Za-z][^>]*>/g, ' ')
    .replace(/^\s*(?:[-*+]|\d+\.)\s+/, '')
    .replace(/^\s*\|?[\s|:-]+\|?\s*$/, ' ')
    .replace(/[|`*]|\\(?=\W)/g, ' ');
}

function startDraft(level: number, title: string, slug: string | null): Draft {
  return {level, title, slug, lines: [], identifiers: []};
}

/** Reads the sections of a page from its source without front matter: close enough to the built page to search while writing. */
export function readSourceSections(source: string, title: string): Section[] {
  const slugger = createSlugger();
  const drafts = [startDraft(1, title, null)];
  for (const [block, , code] of source.matchAll(BLOCK)) {
    const draft = drafts.at(-1) as Draft;
    const [, hashes, heading] = HEADING.exec(block) ?? [];
    if (code !== undefined) draft.identifiers.push(...findIdentifiers(code));
    else if (hashes && heading) {
      const text = collapseSpace(plain(heading.replace(EXPLICIT_ID, '')));
      const id = EXPLICIT_ID.exec(heading)?.[1] ?? parseMarkdownHeadingId(heading).id;
      drafts.push(startDraft(hashes.length, text, id ?? slugger.slug(text)));
    } else if (!DROPPED.test(block)) draft.lines.push(plain(block));
  }
  return drafts.map(({lines, identifiers, ...section}) => ({
    ...section,
    text: collapseSpace(lines.join(' ')),
    identifiers: [...new Set(identifiers)],
  }));
}
