import {describe, expect, it} from '@jest/globals';
import {distanceIntoView} from './sidebarView';

const frame = {top: 60, bottom: 660};

describe('distanceIntoView', () => {
  it.each([
    ['in view', {top: 100, bottom: 130}, 0],
    ['at the upper edge', {top: 60, bottom: 90}, 0],
    ['at the lower edge', {top: 630, bottom: 660}, 0],
    ['below', {top: 945, bottom: 975}, 600],
    ['cut off below', {top: 645, bottom: 675}, 300],
    ['above', {top: -255, bottom: -225}, -600],
  ])('an entry %s', (_, entry, distance) => expect(distanceIntoView(entry, frame)).toBe(distance));
});
