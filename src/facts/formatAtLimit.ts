import type {LimitRule} from './limitRules';

type Limit = Pick<LimitRule, 'atLimit' | 'status'> & {readonly error?: {readonly name: string}};

/** Formats what happens at a limit in a few words: text, error and status. */
export function formatAtLimit({atLimit, error, status}: Limit): string {
  return [atLimit, error?.name, status && `HTTP ${status}`].filter(Boolean).join(', ');
}
