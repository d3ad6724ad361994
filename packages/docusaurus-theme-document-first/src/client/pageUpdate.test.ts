/** @jest-environment jsdom */
import {beforeEach, describe, expect, it} from '@jest/globals';
import {distanceIntoView, onRouteUpdate} from './pageUpdate';
import {keepTabChoice, readTabChoice} from './tabChoice';

describe('the tabs of an opened page', () => {
  const at = (search: string): Location => ({search}) as Location;

  beforeEach(() => keepTabChoice('language', 'go'));

  it.each([
    ['?lang=py', '', 'python'],
    ['?lang=cobol', '', 'go'],
    ['', '', 'go'],
    ['?lang=py', '?lang=py', 'go'],
  ])('at %j after %j the tabs show %s', (search, previous, value) => {
    onRouteUpdate({location: at(search), previousLocation: at(previous)});
    expect(readTabChoice('language')).toBe(value);
  });

  it('leaves the first page to the script in its head', () => {
    onRouteUpdate({location: at('?lang=py'), previousLocation: null});
    expect(readTabChoice('language')).toBe('go');
  });
});

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
