import type {PlatformError} from './errors';
import {resolveLimits} from './resolveLimits';

/** The limit behind a platform error on each plan, with a link to the row of the limits table. */
export function describeErrorLimit({limit}: Pick<PlatformError, 'limit'>): string {
  const rule = resolveLimits('v2').find(({id}) => id === limit);
  if (!rule) return 'The budget you set';
  const value = rule.free === rule.paid ? rule.free : `Free: ${rule.free}. Pro and Team: ${rule.paid}`;
  return `[${value}](/limits/#limit-${rule.id})`;
}
