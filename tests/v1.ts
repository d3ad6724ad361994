import {versions} from '../src/config/versions';

/** Whether the site still has v1, with what only v1 shows: tests of it are left out once it's removed. */
export const hasV1 = versions.some(({id}) => id === 'v1');
