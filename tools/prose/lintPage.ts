import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {parsePage, readBlocks, type PlainText} from './readBlocks';

/**
 * A wording that pages do not use, and what to write instead. An error is practically always wrong; a warning asks the
 * writer to look. Each is a row of the table of STYLE.md, which the unit test reads.
 */
type Rule = {
  readonly pattern: RegExp;
  readonly suggestion: string;
  readonly level?: 'warning';
  /** What a line says that knows better. */
  readonly excuse?: string;
};

const START = '(?<=^|[.!?:] )';

/** Words that promise, praise or pad, and names beside the glossary's for the same thing. */
const FILLERS: readonly Rule[] = [
  {pattern: /\b(?:simply|please|seamless(?:ly)?|powerful|effortless(?:ly)?)\b/gi, suggestion: 'leave it out'},
  {
    pattern: /\bjust (?=add|call|click|create|make|open|pass|paste|press|put|run|set|type|use|write)/gi,
    suggestion: 'leave "just" out',
  },
  {pattern: /\b(?:easily|easy(?! to miss))\b/gi, suggestion: 'say what it takes instead of "easy"'},
  {pattern: /\bclick here\b/gi, suggestion: 'let the text of the link say where it leads'},
  {pattern: /\bevent history\b/g, suggestion: '"Event History"'},
  {pattern: /\b(?:key store|datastore)s?\b/gi, suggestion: '"data store"'},
  {pattern: /\bworkflow editor\b/gi, suggestion: '"builder"'},
];

/** Slips of the hand. */
const SLIPS: readonly Rule[] = [
  {pattern: /(?<![\w-])(?!had\b|that\b)([a-z]+) \1(?![\w-])/g, suggestion: 'write the word once'},
  {pattern: /\ba (?=[aeio][a-z]+)(?!one\b|once\b|eu)/g, suggestion: '"an"'},
  {pattern: /\ban (?=[b-df-hj-np-tv-z][a-z]*[aeiouy])(?!hour|honest|heir)/g, suggestion: '"a"'},
];

/** What the dictionaries of programmers know from code, and prose spells otherwise. */
const SPELLING: readonly Rule[] = [
  {
    pattern:
      /\b(?!(?:re|down|up|over|right|out|cap)?siz|priz|seiz|authoriz(?:ation)?\b)[a-z]+(?:iz|yz)(?:e[ds]?|ers?|ing|ations?)\b/g,
    suggestion: 'British spelling: "organise", "analyse", "initialisation"',
  },
  {
    pattern: /\b(?:behavior|colou?r(?<!our)|flavor|neighbor|favor|honor|harbor)(?:s|ed|ing|ful|ite|ites|al)?\b/gi,
    suggestion: 'British spelling: "behaviour", "colour"',
  },
  {
    pattern:
      /\b(?:center(?:s|ed|ing)?|grays?|catalogs?|dialog(?! box)s?|defense|enroll?(?<!ll)|(?:(?:un)?label|cancel|signal|marshal|model|travel|initial)(?:ed|ing))\b/g,
    suggestion: 'British spelling: "centre", "grey", "catalogue", "dialogue", "cancelled", "labelled"',
  },
];

/** Words that developers do not use for what is meant. */
const TERMS: readonly Rule[] = [
  {
    pattern:
      /\bst(?:ands?|ood)\b(?= (?:in(?! for)|at|on|under|above|below|beside|before|behind|between|next|after)\b)/gi,
    suggestion: '"is", "appears", "is printed" or "the code contains …"',
  },
  {
    pattern: /\bst(?:ands?|ood)\b(?= (?:there|here|first|last|with|only|also|a|an|the|as)\b)/gi,
    suggestion: '"is", "appears" or "write"',
  },
  {
    pattern: /\b(?:by|of) (?:itself|themselves)\b/gi,
    suggestion: '"automatically", or "on its own"',
  },
  {
    pattern: /\bmend(?:s|ed|ing)?\b/gi,
    suggestion: '"fix", as a heading "Fix" or "What to do"',
  },
  {
    pattern:
      /(?<![\w.-])e?-?mails?\b(?<!(?<!-)email|emails)(?! (?:server|client|provider|relay|exchange|transfer)s?\b)/gi,
    suggestion: '"email", "an email", "by email"',
  },
  {pattern: /\bshall\b/gi, suggestion: '"should", "can" or "must"'},
  {
    pattern:
      /\bof (?:its|your|their|our|his|one's) own\b(?=$|[^\w\s]| (?:and|or|but|so|to|that|which|with|in|on|for|from|by|is|are|as|at|if|when|where|because|instead)\b)/gi,
    suggestion: '"your own key", "its own page"; usually neither is needed',
  },
  {pattern: /\bat the (?:least|most)\b/gi, suggestion: '"at least", "at most"'},
  {
    pattern: /\b(?:is|are) the (?:least|most)(?=[.,;:]|$| (?:you|that|a|one)\b)/gi,
    suggestion: '"the minimum is", "the maximum is"',
  },
  {
    pattern: /\bso many\b(?! \w+ that\b)/gi,
    suggestion: '"a number of", or say how many',
  },
  {
    pattern: /\b(?:ways?|paths?|roads?) leads? (?:around|out|past|there|round)\b/gi,
    suggestion: '"there are two workarounds"',
  },
  {pattern: /\bnamed texts?\b/gi, suggestion: '"a named string"'},
  {
    pattern: /\breplac(?:e|es|ing) [^.;:,]{1,60}? by\b(?! (?:hand|\w+ing\b))/gi,
    suggestion: '"replace X with Y"',
  },
  {
    pattern: /\b(?:is|are) (?:that|those) of (?:UTC|the)\b/gi,
    suggestion: 'name the thing again: "the daily allowance follows UTC"',
  },
];

/** Sentences in an order that English does not use, and words that are sometimes right. */
const ORDER: readonly Rule[] = [
  {
    pattern: new RegExp(`${START}(?:On|Off), `, 'g'),
    suggestion: '"When … is on, …"',
  },
  {
    pattern: new RegExp(`${START}(?:Switched|Turned) (?:on|off), |${START}(?:Enabled|Disabled|Checked|Unset), `, 'g'),
    suggestion: '"While the workflow is disabled, it …"',
  },
  {
    pattern: new RegExp(
      `${START}(?!(?:Based|Compared|Generated|Connected|Indeed|Unlike|Instead|Component|Red|Need)\\b)[A-Z][a-z]+(?:ed|ept|ent|own|ung|ade|uilt) (?:(?!to\\b)[a-z]+ ){0,3}?[a-z]+, (?=(?:the|it|a|an|they|this|you)\\b)`,
      'g',
    ),
    suggestion: 'open with the subject, or with "when …", "if …", "while …"',
    level: 'warning',
  },
  {
    pattern: new RegExp(`${START}Of (?:a|an|the|all|each|every|these|those|several|two)\\b(?! course)`, 'g'),
    suggestion: 'open with the subject: "If a breach affects your data, we …"',
    level: 'warning',
  },
  {
    pattern: /\bmay not\b/gi,
    suggestion: '"cannot" or "must not" for what is forbidden, "might not" for what is possible',
    level: 'warning',
  },
  {
    pattern: /\b(?:you|who|anyone|everyone|nobody|(?:users?|members?|owners?|admins?)) may\b(?! not)/gi,
    suggestion: '"can", or "might" for what is possible',
    level: 'warning',
  },
  {
    pattern: /\ba text\b(?! (?:file|editor|field|area|box|message|alternative|input|body|version|response|search))/gi,
    suggestion: '"a string"',
    level: 'warning',
  },
  {
    pattern: /(?<![\w.,–-])\d[\d,.]*\s?(?:[KMGT]i?B|kB)\b|\$(?!0(?![.\d]))\d[\d,.]*\d|\$[1-9]\b/g,
    suggestion:
      'the name of the figure, such as %limits.payloadSize%; if it is none of the platform, {/* figure-ok: why */}',
    level: 'warning',
    excuse: 'figure-ok:',
  },
];

/** Everything that pages are searched for. */
export const RULES: readonly Rule[] = [...FILLERS, ...SLIPS, ...SPELLING, ...TERMS, ...ORDER];

/** One place in a page that the lint objects to: an error fails, a warning asks the writer to look. */
type Finding = {
  readonly offset: number;
  readonly words: string;
  readonly suggestion: string;
  readonly level: 'error' | 'warning';
};

/** The most admonitions on a page. */
const ADMONITIONS_MAX = 2;

/** What the rules object to in the prose of a page. */
function findWords(blocks: readonly PlainText[], source: string): Finding[] {
  const found = blocks.flatMap(({text, offsets}) =>
    RULES.flatMap(({pattern, suggestion, level, excuse}) =>
      [...text.matchAll(pattern)].map((match) => ({
        offset: offsets[match.index] ?? 0,
        words: match[0].trim(),
        suggestion,
        level: level ?? ('error' as const),
        excuse,
      })),
    ),
  );
  const lineAt = (offset: number): string => source.slice(source.lastIndexOf('\n', offset) + 1).split('\n', 1)[0] ?? '';
  return found.filter(({offset, excuse}) => !excuse || !lineAt(offset).includes(excuse));
}

const objectTo = (node: Nodes, words: string, suggestion: string): Finding => ({
  offset: node.position?.start.offset ?? 0,
  words,
  suggestion,
  level: 'error',
});

/** The admonitions beyond the most a page may have. */
function findAdmonitions(tree: Root): Finding[] {
  const advice = `at most ${ADMONITIONS_MAX} admonitions a page: make it a sentence of the text`;
  const found: Finding[] = [];
  visit(tree, 'containerDirective', (node: Nodes & {name: string}) => {
    found.push(objectTo(node, `:::${node.name}`, advice));
  });
  return found.slice(ADMONITIONS_MAX);
}

/** Table headings that are empty, the first apart: an empty corner makes the first cells headings of their rows. */
function findEmptyHeadings(tree: Root): Finding[] {
  const found: Finding[] = [];
  visit(tree, 'table', ({children: [head]}) => {
    const cells = head?.children.slice(1) ?? [];
    if (!head || cells.every((cell) => cell.children.length > 0)) return;
    const words = head.children.map((cell) => toString(cell)).join(' | ');
    found.push(objectTo(head, words, 'give every column but the first a heading'));
  });
  return found;
}

/** A page that is not valid MDX has one finding: where it stops being so. */
function describeSyntaxError(error: unknown): Finding {
  if (!(error instanceof Error) || !('place' in error)) throw error;
  const place = error.place as {offset?: number; start?: {offset?: number}} | undefined;
  const offset = place?.offset ?? place?.start?.offset ?? 0;
  return {offset, words: 'syntax', suggestion: error.message, level: 'error'};
}

/** All that the writing rules object to in a page, from top to bottom; their wordings are those of English. */
export function lintPage(source: string, isEnglish = true): Finding[] {
  try {
    const tree = parsePage(source);
    const found = [
      ...(isEnglish ? findWords(readBlocks(source, tree), source) : []),
      ...findAdmonitions(tree),
      ...findEmptyHeadings(tree),
    ];
    return found.sort((one, other) => one.offset - other.offset);
  } catch (error) {
    return [describeSyntaxError(error)];
  }
}

/** A finding as a line that editors and pull requests link: file, line, column. */
export function formatFinding({offset, words, suggestion, level}: Finding, path: string, source: string): string {
  const above = source.slice(0, offset).split('\n');
  const place = `${path}:${above.length}:${(above.at(-1)?.length ?? 0) + 1}`;
  return `${place} ${level === 'warning' ? 'warning ' : ''}"${words}": ${suggestion}`;
}
