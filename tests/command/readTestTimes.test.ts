import {describe, expect, it} from '@jest/globals';
import {listSlowest, readTestTimes} from './readTestTimes';

describe('readTestTimes', () => {
  it('reads the report of Jest', () => {
    const report = {
      testResults: [{name: '/site/src/a.test.ts', assertionResults: [{fullName: 'adds two', duration: 1500}]}],
    };
    expect(readTestTimes(report, 'jest', '/site/')).toEqual([{name: 'src/a.test.ts: adds two', seconds: 1.5}]);
  });

  it('reads the report of Playwright, with every try', () => {
    const spec = {title: 'opens', file: 'a.ts', tests: [{results: [{duration: 1000}, {duration: 500}]}]};
    const report = {suites: [{suites: [{specs: [spec]}], specs: [{...spec, title: 'closes'}]}]};
    expect(readTestTimes(report, 'playwright')).toEqual([
      {name: 'a.ts: closes', seconds: 1.5},
      {name: 'a.ts: opens', seconds: 1.5},
    ]);
  });
});

describe('listSlowest', () => {
  it('lists the slowest first, and no more than asked for', () => {
    const times = [1, 3, 2].map((seconds) => ({name: `test ${seconds}`, seconds}));
    expect(listSlowest(times, 2).map(({seconds}) => seconds)).toEqual([3, 2]);
  });
});
