import {describe, expect, it} from '@jest/globals';
import {listFacts} from '../../src/facts';
import {findUnused} from './findUnused';

describe('findUnused', () => {
  it('lists the facts that neither a page nor the limits table prints', () => {
    const unused = findUnused([]);
    expect(unused).toEqual(expect.arrayContaining(['hosts.api', 'runtimes.go', 'limits.publicApps']));
    expect(unused).not.toContain('limits.payloadSize');
  });

  it('counts tokens, their raw form, cards of limits, and values of v1 on any page', () => {
    const source = '%hosts.api% %limits.publicApps.raw% <Limit id="billing.extraCreditPrice" />';
    const v1Source = '%v1.limits.testEventsPerMinute%';
    const pages = [
      {source, version: 'v2' as const},
      {source: v1Source, version: 'v2' as const},
    ];
    const unused = findUnused(pages);
    for (const name of ['hosts.api', 'limits.publicApps', 'billing.extraCreditPrice']) {
      expect(unused).not.toContain(name);
    }
    expect(unused).not.toContain('v1.limits.testEventsPerMinute');
    expect(findUnused([])).toContain('v1.limits.testEventsPerMinute');
  });

  it('takes a fact that v1 pages print, with the same value, for used', () => {
    expect(findUnused([{source: '%hosts.sqlApi%', version: 'v1'}])).not.toContain('hosts.sqlApi');
    expect(listFacts('v1').get('hosts.sqlApi')).toBe(listFacts('v2').get('hosts.sqlApi'));
  });
});
