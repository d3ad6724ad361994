import {describe, expect, it} from '@jest/globals';
import {publish, type DedupeState} from './runSource';
import type {Emit} from './job';

const createState = (): DedupeState => ({unique: [], greatest: undefined, last: undefined});
const emits = (ids: readonly (string | number)[]): Emit[] => ids.map((id) => ({event: id, id, name: 'default'}));
const idsOf = (events: readonly Emit[]) => events.map(({id}) => id);
const hundred = Array.from({length: 100}, (_, index) => `n${index}`);

describe('publish', () => {
  it('orders events by ts and keeps ties as they were emitted', () => {
    const events = [300, 100, 200, 100].map((ts, index): Emit => ({event: index, ts, name: 'default'}));
    expect(publish(events, undefined, createState()).map(({event}) => event)).toEqual([1, 3, 2, 0]);
  });

  it('remembers the last hundred ids with "unique"', () => {
    const state = createState();
    const counts = [['a', 'b', 'c'], ['b', 'c', 'd'], hundred, ['a']].map(
      (ids) => publish(emits(ids), 'unique', state).length,
    );
    expect(counts).toEqual([3, 1, 100, 1]);
  });

  it('lets only larger ids through with "greatest"', () => {
    const state = {...createState(), greatest: 10};
    expect(idsOf(publish(emits([8, 11, 12, 11]), 'greatest', state))).toEqual([11, 12]);
    expect(state.greatest).toBe(12);
  });

  it('goes on after the remembered id with "last", or starts anew', () => {
    const state = {...createState(), last: 'b'};
    expect(idsOf(publish(emits(['a', 'b', 'c', 'd']), 'last', state))).toEqual(['c', 'd']);
    expect(state.last).toBe('d');
    expect(publish(emits(['a', 'b']), 'last', {...createState(), last: 'z'})).toHaveLength(2);
    expect(publish([], 'last', state)).toEqual([]);
    expect(state.last).toBe('d');
  });
});
