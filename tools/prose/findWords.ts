import type {Finding} from './finding';
import type {Block} from './readBlocks';
import {findRemarks} from './readSentences';
import {RULES, type Rule} from './rules';

/** What the rules object to in the prose of a page. */
export function findWords(blocks: readonly Block[], rules: readonly Rule[] = RULES): Finding[] {
  return blocks.flatMap(({text, offsets}) =>
    rules.flatMap(({pattern, suggestion, level}) =>
      [...text.matchAll(pattern)].map((match): Finding => ({
        offset: offsets[match.index] ?? 0,
        words: match[0].trim(),
        suggestion,
        level: level ?? 'error',
      })),
    ),
  );
}

/** Repeated words and wrong articles. */
export function findSlips(blocks: readonly Block[]): Finding[] {
  return blocks.flatMap(({text, offsets}) =>
    findRemarks(text).map(({offset, words, suggestion}) => ({
      offset: offsets[offset] ?? 0,
      words,
      suggestion,
      level: 'error' as const,
    })),
  );
}
