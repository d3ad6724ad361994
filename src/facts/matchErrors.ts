import type {PlatformErrorId} from './errorIds';
import {platformErrors} from './errors';

/** A message that readers mistake for a platform error, and what it really is. */
interface RelatedMessage {
  readonly title: string;
  readonly answer: string;
  readonly patterns: readonly string[];
}

/** Messages that are not platform errors of v2: matched first, so that they are not mistaken for one. */
export const relatedMessages = {
  'v1-quota': {
    title: 'A quota of v1',
    patterns: ['\\binvocations? quota exceeded\\b', '\\bruntime quota exceeded\\b'],
    answer:
      'This error belongs to the invocation-based billing of v1. See [errors in v1](/v1/errors/) and the [v1 limits](/v1/limits/).',
  },
  'still-running': {
    title: 'A warning, not an error',
    patterns: ['\\bcode was still running when the step ended\\b'],
    answer:
      'The step did not await a promise, or a callback had not finished. See [Code was still running when the step ended](/troubleshooting/#code-was-still-running-when-the-step-ended).',
  },
  'no-respond': {
    title: 'A missing response',
    patterns: ['\\bno \\$\\.respond called in workflow\\b'],
    answer:
      'The HTTP trigger is set to return a custom response, but no step sent one, so the caller got status 400. See [HTTP responses](/workflows/steps/triggers/#http-responses).',
  },
  'third-party-rate': {
    title: 'The rate limit of another service',
    patterns: [
      '\\bapi rate limit (?:has been )?(?:exceeded|reached)\\b[^\\n]*',
      '\\brate_?limited\\b[^\\n]{0,200}\\bretry_?after\\b',
    ],
    answer:
      'This error comes from an API that a step called. Wait as long as its response says before the next call, or slow the workflow down with [throttling](/workflows/concurrency-and-throttling/).',
  },
  'client-timeout': {
    title: 'A timeout of an HTTP client',
    patterns: [
      '\\btimeout of \\d+ ?ms exceeded\\b',
      '\\b(?:ETIMEDOUT|ESOCKETTIMEDOUT|ECONNABORTED)\\b',
      '\\bread timed out\\b',
      '\\bcontext deadline exceeded\\b',
    ],
    answer:
      'A request in a step took longer than its HTTP client allows, while the execution itself had time left. Raise the timeout of the request, or find out why the other service is slow. If the execution ran out of time, see [Timeout](/troubleshooting/#timeout).',
  },
  'disk-full': {
    title: 'A full disk',
    patterns: ['\\bENOSPC\\b', '\\bno space left on device\\b'],
    answer: '`/tmp` holds up to %limits.tmp%. Delete the files that you no longer need. See [disk](/limits/#disk).',
  },
  'bulk-read': {
    title: 'A data store that is too large for one read',
    patterns: ['\\b(?:http(?:/[\\d.]+)?|status|code)\\W{0,12}(?:code )?426\\b'],
    answer:
      'One bulk read returns at most %limits.dataStoreMaxKeys% keys. Read single records by key, or iterate over the store. See [data stores](/limits/#data-stores).',
  },
  'not-found': {
    title: 'An endpoint that does not exist or is off',
    patterns: ['\\b(?:http(?:/[\\d.]+)?|status|code)\\W{0,12}(?:code )?404\\b'],
    answer:
      'An HTTP endpoint returns 404 when it does not exist, or when its workflow is disabled. Check the URL, and check that the workflow is enabled.',
  },
} as const satisfies Record<string, RelatedMessage>;

/** The key of a message that is not a platform error. */
type RelatedMessageId = keyof typeof relatedMessages;

/** A known message found in a pasted text, with the line that contains it. */
export type ErrorMatch =
  | {readonly kind: 'platform'; readonly id: PlatformErrorId; readonly line: string}
  | {readonly kind: 'related'; readonly id: RelatedMessageId; readonly line: string};

/**
 * A pattern as written in the data: any case, and any white space where it has a space. A pattern must not begin or go on
 * with what has no end (`^\\s*`, `.*`): where it fails, it would be tried again from each of those places.
 */
function compile(pattern: string): RegExp {
  const source = pattern.replaceAll('[ _-]?', '[\\s_-]*').replaceAll(' ?', '\\s*').replaceAll(' ', '\\s+');
  return new RegExp(source, 'gim');
}

/** Where the first of the patterns begins. */
function findFirst(text: string, patterns: readonly string[]): number | undefined {
  const places = patterns.map((pattern) => text.search(compile(pattern))).filter((place) => place !== -1);
  return places.length > 0 ? Math.min(...places) : undefined;
}

/** The line a match starts on, without the white space around it. */
function lineAt(text: string, index: number): string {
  const end = text.indexOf('\n', index);
  const start = text.lastIndexOf('\n', index) + 1;
  return text.slice(start, end === -1 ? undefined : end).trim();
}

function blankOut(text: string, patterns: readonly string[]): string {
  return patterns.reduce(
    (blanked, pattern) => blanked.replace(compile(pattern), (match) => match.replace(/\S/g, ' ')),
    text,
  );
}

/** Typed entries of an object whose keys are known. */
function entriesOf<K extends string, V>(object: Readonly<Record<K, V>>): [K, V][] {
  return Object.entries(object) as [K, V][];
}

/** Finds platform errors, and messages mistaken for them, in the order of the text. */
export function matchErrors(source: string): ErrorMatch[] {
  const text = source.replaceAll('\r\n', '\n').replace(/[\u00a0\u200b]/g, ' ');
  const related = entriesOf<RelatedMessageId, RelatedMessage>(relatedMessages);
  const rest = related.reduce((left, [, {patterns}]) => blankOut(left, patterns), text);
  const found = [
    ...related.map(([id, {patterns}]) => ({kind: 'related' as const, id, at: findFirst(text, patterns)})),
    ...entriesOf<PlatformErrorId, {readonly patterns: readonly string[]}>(platformErrors).map(([id, {patterns}]) => ({
      kind: 'platform' as const,
      id,
      at: findFirst(rest, patterns),
    })),
  ];
  return found
    .flatMap((item) => (item.at === undefined ? [] : [{...item, index: item.at}]))
    .sort((a, b) => a.index - b.index)
    .map((item): ErrorMatch => {
      const line = lineAt(text, item.index);
      return item.kind === 'platform' ? {kind: item.kind, id: item.id, line} : {kind: item.kind, id: item.id, line};
    });
}
