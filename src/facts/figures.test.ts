import {expect, it} from '@jest/globals';
import {factText} from '.';
import {versionIds} from './versions';

(versionIds.includes('v1') ? it : it.skip)(
  'gives v1 its own figures, and those of the latest version that v1 has too',
  () => {
    expect(factText('limits.attachment', 'v1')).not.toBe(factText('limits.attachment'));
    expect(factText('limits.payloadSize', 'v1')).toBe(factText('limits.payloadSize'));
    expect(factText('v1.limits.dailyComputeTime')).toBe(factText('limits.dailyComputeTime', 'v1'));
  },
);
