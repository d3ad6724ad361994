import {useSyncExternalStore} from 'react';

const subscribeToNothing = () => () => undefined;

/** Whether script runs on the page: false on the server and in the first render, then true. */
export function useScriptRuns(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
