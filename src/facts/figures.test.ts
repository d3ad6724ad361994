import {expect, it} from '@jest/globals';
import {getFactText} from '.';
import {versionIds} from './versions';

(versionIds.includes('v1') ? it : it.skip)(
  'gives v1 its own figures, and those of the latest version that v1 has too',
  () => {
    expect(getFactText('limits.attachment', 'v1')).not.toBe(getFactText('limits.attachment'));
    expect(getFactText('limits.payloadSize', 'v1')).toBe(getFactText('limits.payloadSize'));
    expect(getFactText('v1.limits.dailyComputeTime')).toBe(getFactText('limits.dailyComputeTime', 'v1'));
  },
);
