import {BASE_URL} from '../../../src/config/addresses';

/** The address below the base path. */
export default function useBaseUrl(path: string): string {
  return BASE_URL + path.replace(/^\//, '');
}

/** The same as a function. */
export const useBaseUrlUtils = (): {withBaseUrl: typeof useBaseUrl} => ({withBaseUrl: useBaseUrl});
