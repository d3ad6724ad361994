import {displayFact, formatQuantity, rawFact, toBaseUnits, type Fact} from './fact';
import {listFacts, lookupFact} from './lookupFact';
import {editDistance, nearestNames} from './nearest';

describe('lookupFact', () => {
  it.each([...listFacts('v2')])('shows %s as its value says', (name, fact) => {
    expect(lookupFact(name)).toMatchObject({found: true, display: displayFact(fact)});
    expect(displayFact(fact)).toMatch(/\S/);
  });

  it.each([...listFacts('v2')].filter(([, fact]) => rawFact(fact) !== undefined))(
    'gives %s as a bare value too',
    (name, fact) => {
      expect(lookupFact(`${name}.raw`)).toMatchObject({found: true, display: rawFact(fact)});
    },
  );

  it('gives v1 its own values', () => {
    const [v1, v2] = [lookupFact('limits.attachment', 'v1'), lookupFact('limits.attachment', 'v2')];
    expect(v1).toMatchObject({found: true});
    expect(v1).not.toEqual(v2);
    expect(lookupFact('limits.minComputeTime', 'v1')).toMatchObject({found: true});
    expect(lookupFact('limits.payloadSize', 'v1')).toEqual(lookupFact('limits.payloadSize'));
  });

  it('says so when a name exists in v1 only', () => {
    expect(lookupFact('limits.checkpoint')).toMatchObject({
      found: false,
      reason: expect.stringContaining('"limits.checkpoint" exists in v1 only'),
    });
  });

  it('lets a page of v2 print a value of v1', () => {
    expect(lookupFact('v1.limits.attachment')).toMatchObject({
      display: displayFact(listFacts('v1').get('limits.attachment') as Fact),
    });
    expect(lookupFact('v1.limits.atachment')).toMatchObject({
      found: false,
      nearest: expect.arrayContaining(['limits.attachment']),
    });
  });

  it('refuses the raw form of a range', () => {
    expect(lookupFact('limits.delayRange.raw')).toMatchObject({
      found: false,
      reason: expect.stringContaining('is a range'),
    });
  });

  it.each([
    ['limits.payloadsize', 'limits.payloadSize'],
    ['limit.payloadSize', 'limits.payloadSize'],
    ['billing.payloadSize', 'limits.payloadSize'],
    ['limits.memory', 'limits.memoryMax'],
    ['limits.queueMax', 'limits.workflowQueueMax'],
    ['runtimes.nodejs', 'runtimes.node'],
    ['limits.tpm.raw', 'limits.tmp'],
  ])('proposes for %s the name %s', (wrong, right) => {
    const result = lookupFact(wrong);
    expect(result.found).toBe(false);
    expect(!result.found && result.nearest).toContain(right);
  });
});

describe('formatting', () => {
  it('writes singular and plural, separators and money', () => {
    expect(formatQuantity({value: 1, unit: 'hour'})).toBe('1 hour');
    expect(formatQuantity({value: 2, unit: 'hour'})).toBe('2 hours');
    expect(formatQuantity({value: 20_000, unit: 'count'})).toBe('20,000');
    expect(formatQuantity({value: 0.0002, unit: 'dollar'})).toBe('$0.0002');
    expect(formatQuantity({value: 1024, unit: 'KB'})).toBe('1,024KB');
    expect(toBaseUnits({value: 512, unit: 'KB'})).toBe(524_288);
    expect(toBaseUnits({value: 750, unit: 'second'})).toBe(750_000);
    expect(displayFact({value: 5, unit: 'TB', about: true, meaning: ''})).toBe('about 5TB');
    expect(rawFact({text: 'x', meaning: ''})).toBe('x');
  });
});

describe('nearestNames', () => {
  it('counts insertions, deletions and changes', () => {
    expect(editDistance('kitten', 'sitting')).toBe(3);
    expect(editDistance('', 'abc')).toBe(3);
    expect(editDistance('abc', 'abc')).toBe(0);
  });

  it('offers nothing for a name that is like no other', () => {
    expect(nearestNames('zzzz.qqqqqqqq', ['limits.payloadSize'])).toEqual([]);
  });
});
