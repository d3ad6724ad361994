import type {ResolvedLimit} from './resolveLimits';

/** What happens at a limit, in a few words: text, error and status. */
export function formatAtLimit({atLimit, error, status}: ResolvedLimit): string {
  return [atLimit, error?.name, status && `HTTP ${status}`].filter(Boolean).join(', ');
}
