import {describe, expect, it} from '@jest/globals';
import type {Version} from '../../src/config/versions';
import {planPrefixChanges, planVersion} from './newVersion';

const data = {current: 'v2', latest: 'v2', about: {}};
const taken = ['v2', 'v1'];

describe('planVersion', () => {
  it('cuts docs and makes the new version the latest one', () => {
    expect(planVersion('v3', false, data, taken)).toEqual({
      cut: 'v2',
      data: {current: 'v3', latest: 'v3', about: {}},
    });
  });

  it('keeps the latest version if the new one is the next', () => {
    expect(planVersion('v3', true, data, taken)).toMatchObject({cut: 'v2', data: {current: 'v3', latest: 'v2'}});
  });

  it('releases the next version without cutting anything', () => {
    expect(planVersion('v3', false, {...data, current: 'v3'}, ['v2', 'v3', 'v1'])).toEqual({
      cut: null,
      data: {current: 'v3', latest: 'v3', about: {}},
    });
  });

  it.each(['2.1', 'v3.0-beta.1', '2027'])('accepts %s', (id) => {
    expect(planVersion(id, true, data, taken).data).toEqual({current: id, latest: 'v2', about: {}});
  });

  it.each(['v3', 'v4'])("doesn't create %s while the next version isn't released", (id) => {
    expect(() => planVersion(id, true, {...data, current: 'v3'}, ['v2', 'v3', 'v1'])).toThrow(id);
  });

  it.each([
    ['V 3', data, 'lower-case letters'],
    ['', data, 'npm run new -- version v3'],
    ['v1', data, 'a name that no version has (v2, v1)'],
    ['v2', data, 'a name that no version has'],
    ['v4', {...data, current: 'v3'}, "v3 isn't released yet"],
  ])('rejects %j', (id, given, message) => {
    expect(() => planVersion(id, false, given, [...new Set([...taken, given.current])])).toThrow(message);
  });
});

describe('planPrefixChanges', () => {
  const createVersion = (id: string, docusaurusName: string, status: Version['status']) =>
    ({id, docusaurusName, status}) as Version;
  const v1 = createVersion('v1', 'v1', 'older');
  const released = [createVersion('v2', 'current', 'latest'), v1];
  const getMoves = (...args: Parameters<typeof planPrefixChanges>) =>
    planPrefixChanges(...args).map(({version, docusaurusName, to}) => [version.id, docusaurusName, to]);

  it('changes the prefix of the former latest version', () => {
    expect(getMoves('v3', false, 'v2', released)).toEqual([['v2', 'v2', '/v2/']]);
  });

  it('changes the prefix of docs if it becomes the next version', () => {
    expect(getMoves('v3', true, 'v2', released)).toEqual([['v2', 'current', '/v3/']]);
  });

  it('changes both prefixes when releasing the next version, the former latest one first', () => {
    const next = [createVersion('v2', 'v2', 'latest'), createVersion('v3', 'current', 'next'), v1];
    expect(getMoves('v3', false, null, next)).toEqual([
      ['v2', 'v2', '/v2/'],
      ['v3', 'current', '/'],
    ]);
  });
});
