import {substituteFactsInData, substituteFacts} from '.';
import {ERRORS_FILE, type PlatformError, platformErrors, relatedMessages} from './errors';
import {type ResolvedLimit, resolveLimits} from './resolveLimits';

/** A platform error as readers are told of it. */
export interface ResolvedError extends Omit<PlatformError, 'replay' | 'replayNote'> {
  readonly id: string;
  /** Whether the event can be replayed, in words. */
  readonly replay: string;
}

/** A message that is no platform error, as readers are told of it. */
export interface ResolvedMessage {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly patterns: readonly string[];
}

/** Formats the limit behind a platform error for each plan, with a link to its row in the limits table. */
function formatErrorLimit(id: string, limit: string, limits: readonly ResolvedLimit[]): string {
  const rule = limits.find((one) => one.id === limit);
  if (!rule && !limit.includes(' '))
    throw new Error(`${ERRORS_FILE}: the error "${id}" has the limit "${limit}", which is no row of the limits table`);
  if (!rule) return limit;
  const name = `[${rule.label}](/limits/#limit-${rule.id})`;
  const [free, paid] = [rule.free, rule.paid].map((value) => value.charAt(0).toLowerCase() + value.slice(1));
  return `${name}: ${free === paid ? free : `${free} on Free, ${paid} on Pro and Team`}`;
}

/** The platform errors with their figures filled in. */
export function resolveErrors(errors = platformErrors, limits = resolveLimits()): ResolvedError[] {
  return Object.entries(errors).map(([id, {replay, replayNote, ...error}]) => ({
    ...substituteFactsInData(error),
    id,
    limit: formatErrorLimit(id, error.limit, limits),
    replay: substituteFacts(
      replayNote ?? (replay ? 'Possible once the cause is fixed' : "Not possible, because the data isn't stored"),
    ),
  }));
}

/** Messages that are mistaken for platform errors, with their figures filled in. */
export function resolveMessages(messages = relatedMessages): ResolvedMessage[] {
  return Object.entries(messages).map(([id, {title, answer, patterns}]) => ({
    id,
    title,
    text: substituteFacts(answer),
    patterns,
  }));
}
