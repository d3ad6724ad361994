import {createSearchSession, type SearchSession} from './createSearchSession';

let session: SearchSession | undefined;

/** The search session of this visit, shared by the box and the search page. */
export function searchSession(workerUrl: string): SearchSession {
  session ??= createSearchSession(() => new Worker(workerUrl));
  return session;
}
