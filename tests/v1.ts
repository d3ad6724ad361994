import {versions} from '../src/config/versions';

/** Whether the site still has v1. Tests of v1 are skipped once it's removed. */
export const hasV1 = versions.some(({id}) => id === 'v1');
