import {type DocsVersion, latestFacts, substituteFactsInData, substituteFacts} from '.';
import {ERRORS_FILE, type HttpStatus, type PlatformError, platformErrors, relatedMessages} from './errors';
import type {limitRules} from './limitRules';
import {resolveLimits} from './resolveLimits';
import {getVersionRoot} from './versions';

/** The page with an entry for each platform error. */
export const ERRORS_PAGE = '/troubleshooting/';

/** A platform error with its figures filled in. */
export interface ResolvedError extends Omit<PlatformError, 'replay' | 'replayNote'> {
  readonly id: string;
  /** Address of its entry, in the latest version. */
  readonly to: string;
  /** Whether the event can be replayed, in words. */
  readonly replay: string;
}

/** A message that isn't a platform error, with its figures filled in. */
export interface ResolvedOtherMessage {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly patterns: readonly string[];
  readonly status?: HttpStatus;
}

type ErrorContext = {readonly version?: DocsVersion; readonly rules?: typeof limitRules};

/**
 * Formats the limit behind a platform error for each plan, with a link to its row in the limits table. If an older
 * version doesn't have this row, it links to the latest version.
 */
function formatErrorLimit(id: string, limit: string, {version = latestFacts, rules}: ErrorContext): string {
  const findRule = (from: DocsVersion) => {
    const found = resolveLimits(from, rules).find((one) => one.id === limit);
    return found && {...found, table: `${getVersionRoot(from)}limits/`};
  };
  const rule = findRule(version) ?? findRule(latestFacts);
  if (!rule && !limit.includes(' '))
    throw new Error(
      `${ERRORS_FILE}: the error "${id}" has the limit "${limit}", which isn't a row of the limits table`,
    );
  if (!rule) return limit;
  const name = `[${rule.label}](${rule.table}#limit-${rule.id})`;
  const [free, paid] = [rule.free, rule.paid].map((value) => value.charAt(0).toLowerCase() + value.slice(1));
  return `${name}: ${free === paid ? free : `${free} on Free, ${paid} on Pro and Team`}`;
}

/** Fills the figures of a version into the platform errors. */
export function resolveErrors(errors = platformErrors, context: ErrorContext = {}): ResolvedError[] {
  return Object.entries(errors).map(([id, {replay, replayNote, ...error}]) => ({
    ...substituteFactsInData(error, context.version),
    id,
    to: `${ERRORS_PAGE}#${id}`,
    limit: formatErrorLimit(id, error.limit, context),
    replay: substituteFacts(
      replayNote ?? (replay ? "Possible once you've fixed the cause" : "Not possible, because the data isn't stored"),
      context.version,
    ),
  }));
}

/** Fills the figures of a version into messages that are mistaken for platform errors. */
export function resolveMessages(messages = relatedMessages, version?: DocsVersion): ResolvedOtherMessage[] {
  return Object.entries(messages).map(([id, {title, answer, patterns = [], status}]) => ({
    id,
    title,
    text: substituteFacts(answer, version),
    patterns,
    ...(status && {status}),
  }));
}
