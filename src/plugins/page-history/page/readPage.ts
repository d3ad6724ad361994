import {readWords} from './readWords';

/** One code block of a page. */
export type Sample = {
  readonly lang: string;
  /** The code without white space, so that a formatted block is the same block. */
  readonly code: string;
};

/** A page from one heading to the next; the part before the first heading has an empty heading. */
export type Section = {
  /** The explicit id of the heading, or its words. */
  readonly key: string;
  readonly heading: string;
  readonly words: readonly string[];
  readonly samples: readonly Sample[];
};

/** The source of a page as far as readers can see it. */
export type Page = {
  readonly title: string;
  readonly sections: readonly Section[];
};

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;
const TITLE = /^title:\s*(.*)$/m;
const FENCE = /^\s*(`{3,}|~{3,})\s*(\w*)(.*)$/;
const HEADING = /^(#{2,3})\s+(.*?)\s*(?:\{\/\*\s*#([\w-]+)\s*\*\/\}|\{#([\w-]+)\})?\s*$/;
const SHOWN_RESULT = /(?:^|\s)expect=/;

type Draft = {key: string; heading: string; lines: string[]; samples: Sample[]};

const normaliseCode = (lines: readonly string[]): string => lines.join('').replace(/\s+/g, '').replaceAll('"', "'");

const plain = (heading: string): string => heading.replace(/[`*_\\]/g, '').trim();

function startSection(line: RegExpExecArray | null): Draft {
  const heading = plain(line?.[2] ?? '');
  return {key: line?.[3] ?? line?.[4] ?? heading.toLowerCase(), heading, lines: [], samples: []};
}

/** Adds the fence that begins at a line to its section. Shown results belong to the block that printed them. */
function takeFence(section: Draft, lines: readonly string[], start: number): number {
  const [, mark = '', lang = '', meta = ''] = FENCE.exec(lines[start] ?? '') ?? [];
  const length = lines.slice(start + 1).findIndex((line) => line.trim() === mark);
  const end = length < 0 ? lines.length : start + 1 + length;
  const code = normaliseCode(lines.slice(start + 1, end));
  if (!SHOWN_RESULT.test(meta)) section.samples.push({lang, code});
  return end;
}

function splitSections(body: string): Draft[] {
  const lines = body.split('\n');
  const sections = [startSection(null)];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const section = sections.at(-1) as Draft;
    const heading = HEADING.exec(line);
    if (FENCE.test(line)) at = takeFence(section, lines, at);
    else if (heading) sections.push(startSection(heading));
    else section.lines.push(line);
  }
  return sections;
}

/** Reads the source of a page, with its figures filled in, line by line: the history has thousands of them. */
export function readPage(source: string): Page {
  const frontMatter = FRONT_MATTER.exec(source);
  const title = TITLE.exec(frontMatter?.[1] ?? '')?.[1] ?? '';
  const body = frontMatter ? source.slice(frontMatter[0].length) : source;
  return {
    title: title.replace(/^(['"])(.*)\1$/, '$2').trim(),
    sections: splitSections(body).map(({lines, ...section}) => ({...section, words: readWords(lines.join('\n'))})),
  };
}
