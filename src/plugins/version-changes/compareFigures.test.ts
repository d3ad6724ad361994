import {describe, expect, it} from '@jest/globals';
import {factText} from '../../facts/factText';
import {compareFigures, compareLimits} from './compareFigures';

describe('compareFigures', () => {
  const rows = compareFigures(
    {text: 'Up to %limits.tmp% and %limits.attachment%; %limits.sqlRetention% at %hosts.app%.', version: 'v1'},
    {text: 'Up to %limits.attachment.raw%, in v1 %v1.limits.attachment%; %limits.tmp%', version: 'v2'},
  );

  it('takes values from the facts, those first that differ and those last that are the same', () => {
    expect(rows.map(({older, newer}) => [older, newer])).toEqual([
      ['10MB', factText('limits.attachment')],
      ['30 days', null],
      [factText('limits.tmp'), factText('limits.tmp')],
    ]);
  });

  it('names a figure by its meaning', () => {
    expect(rows.map(({name}) => name)).toContain('How long rows of the SQL service are kept');
  });
});

describe('compareLimits', () => {
  const rows = compareLimits('v1', 'v2');

  it('finds limits that differ, that are gone and that are new', () => {
    expect(rows.find(({name}) => name === 'Attachments')).toMatchObject({
      older: expect.stringContaining('10MB'),
      newer: expect.stringContaining('25MB'),
    });
    expect(rows.find(({name}) => name === 'Checkpoint')).toMatchObject({older: '64KB', newer: null});
    expect(rows.find(({name}) => name === 'Active workflows')).toMatchObject({older: null});
  });

  it('ends with those that are the same', () => {
    const same = rows.map(({older, newer}) => older === newer);
    expect(same).toEqual([...same].sort());
    expect(same).toContain(true);
  });
});
