import type {HttpStatus} from '../../../facts/errors';
import {compilePattern, compileStatus} from './compilePattern';

interface KnownMessage {
  readonly id: string;
  readonly patterns: readonly string[];
  readonly status?: HttpStatus;
}

/** A known message found in a pasted text, with the line that contains it. */
interface Match<Message extends KnownMessage> {
  readonly message: Message;
  readonly line: string;
}

interface Place<Message> {
  readonly message: Message;
  readonly start: number;
  readonly end: number;
}

/** Lines of source code, as quoted in stack traces. They can contain messages that weren't printed. */
const CODE_LINES =
  /^[ \t]*(?:>? ?\d{1,5} ?\| ?)?(?:(?:const|let|var) [\w${[]|import [\w{*].* from |if ?\(|\}? ?catch ?\(|throw (?:new )?\w+\(|raise \w+\(|\/\/).*$/gm;

/** Terminal colour codes, whose first character is often lost when copying. */
const COLORS = /\u001b?\[\d{1,3}(?:;\d{1,3}){0,4}m/g;

const replaceWithSpaces = (text: string): string => text.replace(/\S/g, ' ');

const getPatterns = ({patterns, status}: KnownMessage): RegExp[] => [
  ...patterns.map(compilePattern),
  ...(status ? compileStatus(status) : []),
];

function findPlaces<Message extends KnownMessage>(text: string, messages: readonly Message[]): Place<Message>[] {
  return messages.flatMap((message) =>
    getPatterns(message).flatMap((pattern) =>
      Array.from(text.matchAll(pattern), (match) => {
        const start = match.index + match[0].search(/\S|$/);
        return {message, start, end: match.index + match[0].length};
      }),
    ),
  );
}

/** Replaces matches with spaces, so that other positions stay the same. */
function maskPlaces(text: string, places: readonly Place<unknown>[]): string {
  let [blanked, at] = ['', 0];
  for (const {start, end} of [...places].sort((a, b) => a.start - b.start)) {
    if (end <= at) continue;
    blanked += text.slice(at, Math.max(at, start)) + replaceWithSpaces(text.slice(Math.max(at, start), end));
    at = end;
  }
  return blanked + text.slice(at);
}

/**
 * Removes matches inside a longer match of another message, such as "payload too large" in "function payload too
 * large".
 */
function removeInnerPlaces<Message extends KnownMessage>(places: readonly Place<Message>[]): Place<Message>[] {
  const sorted = [...places].sort((a, b) => a.start - b.start || b.end - a.end);
  let outer: Place<Message> | undefined;
  return sorted.filter((place) => {
    const isInside = outer !== undefined && place.end <= outer.end && place.message.id !== outer.message.id;
    if (!outer || place.end > outer.end) outer = place;
    return !isInside;
  });
}

function getLineAt(text: string, index: number): string {
  const end = text.indexOf('\n', index);
  const start = text.lastIndexOf('\n', index) + 1;
  return text.slice(start, end === -1 ? undefined : end).trim();
}

/**
 * Finds known messages in a text, each once and in order.
 *
 * @param errors messages to find
 * @param mistaken similar messages that aren't errors, which take precedence
 */
export function matchErrors<Message extends KnownMessage, Mistaken extends KnownMessage>(
  source: string,
  errors: readonly Message[],
  mistaken: readonly Mistaken[],
): Match<Message | Mistaken>[] {
  const text = source
    .replaceAll('\r\n', '\n')
    .replace(/[\u00a0\u200b]/g, ' ')
    .replace(COLORS, '');
  const printed = text.replace(CODE_LINES, replaceWithSpaces);
  const others = findPlaces(printed, mistaken);
  const rest = maskPlaces(printed, others);
  const places = removeInnerPlaces<Message | Mistaken>([...others, ...findPlaces(rest, errors)]);
  const first = new Map([...places].reverse().map((place) => [place.message.id, place]));
  return [...first.values()]
    .sort((one, other) => one.start - other.start)
    .map(({message, start}) => ({message, line: getLineAt(text, start)}));
}
