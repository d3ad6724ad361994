import type {GuessContext} from 'docusaurus-theme-search/engine';
import {BASE_URL} from './addresses';
import {versionOfRoute, versions} from './versions';

/** What guesses for an unknown address take into account: its version, and the words of the base path and of versions. */
export function guessContextOf(pathname: string): GuessContext {
  return {
    version: versionOfRoute(pathname.slice(BASE_URL.length - 1)).id,
    ignored: [...BASE_URL.split('/').filter(Boolean), ...versions.map(({id}) => id)],
  };
}
