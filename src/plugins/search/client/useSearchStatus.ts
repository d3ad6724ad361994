import {useSyncExternalStore} from 'react';
import type {SearchSession, SearchStatus} from './createSearchSession';

/** The status of a session, kept up to date. */
export function useSearchStatus(session: SearchSession): SearchStatus {
  return useSyncExternalStore(session.subscribe, session.status, session.status);
}
