import {describe, expect, it} from '@jest/globals';
import {readFence} from './rehypeHighlight';

describe('readFence', () => {
  it('reads title and marked lines', () => {
    const {title, marked} = readFence('title="step.mjs" {1,3-5} run');
    expect(title).toBe('step.mjs');
    expect([...marked]).toEqual([1, 3, 4, 5]);
  });

  it('takes nothing from the words of the sample runner', () => {
    expect(readFence('norun="needs {1} account" fixture=code-order')).toEqual({title: undefined, marked: new Set()});
  });

  it.each(['', '{}', '{a}', '{5-3}', '{1-}'])('marks no line for %j', (meta) => {
    expect([...readFence(meta).marked].filter((line) => line > 1)).toEqual([]);
  });

  it('does not take the title out of another word', () => {
    expect(readFence(`subtitle="no" title='yes "quoted"'`).title).toBe('yes "quoted"');
  });
});
