/** @jest-environment jsdom */
import {beforeEach, describe, expect, it} from '@jest/globals';
import {reportStore} from '../../client/reportStore';
import {forgetReport, keepReport, readKept} from './keptReports';
import {testReport} from './testReport';

beforeEach(() => reportStore.clear());

describe('kept reports', () => {
  it('come back in their order, each once, with its latest text', () => {
    const [first, second] = [testReport({id: '1'}), testReport({id: '2'})];
    expect([keepReport(second), keepReport(first), keepReport({...second, text: 'Better'})]).toEqual([
      true,
      true,
      true,
    ]);
    expect(readKept()).toEqual([first, {...second, text: 'Better'}]);
  });

  it('leave nothing behind when they are forgotten', () => {
    keepReport(testReport());
    forgetReport(testReport().id);
    expect(reportStore.read()).toBeNull();
  });

  it.each(['{', '5', 'null', '[null, 5, {"id": "1"}]'])('survive a storage edited by hand: %s', (stored) => {
    reportStore.write(stored);
    expect(readKept()).toEqual([]);
  });
});
