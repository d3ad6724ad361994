import {describe, expect, it} from '@jest/globals';
import {displayFact, formatQuantity, rawFact, toBaseUnits} from './fact';
import {listFacts, lookupFact} from './lookupFact';
import {nearestNames} from './nearest';

/** The figures as the platform gives them, once more on purpose: one mistyped in the data is noticed here, and here alone. */
const shown: Readonly<Record<string, string>> = {
  'limits.payloadSize': '512KB',
  'limits.functionPayload': '6MB',
  'limits.emailPayload': '30MB',
  'limits.memoryDefault': '256MB',
  'limits.memoryMax': '10GB',
  'limits.workflowExecutionMax': '750',
  'limits.freeExecutionMax': '300 seconds',
  'limits.sourceTimeout': '300 seconds',
  'limits.defaultTimeoutHttp': '30 seconds',
  'limits.defaultTimeoutSchedule': '60 seconds',
  'limits.dataStoreMaxKeys': '1,024',
  'limits.inspectorEventExpiryDays': '365',
  'limits.workflowQueueDefault': '100',
  'limits.workflowQueueMax': '10,000',
  'limits.configuredProps': '64KB',
  'limits.serviceDb': '60KB',
  'limits.tmp': '2GB',
  'limits.delayRange': '1 millisecond to 1 year',
  'limits.suspendTimeoutDefault': '24 hours',
  'limits.publicApps': 'about 1,300',
  'limits.freeActiveWorkflows': '5',
  'limits.freeConnectedAccounts': '3',
  'limits.freeEvents': '100',
  'limits.requestsPerSecond': '10',
  'limits.requestRateWindow': '30 seconds',
  'limits.tokenLifetime': '5 minutes',
  'limits.requestsPerWindow': '300',
  'limits.nestedObjects': '256',
  'limits.environmentVariable': '64KB',
  'limits.attachment': '25MB',
  'limits.attachmentsTotal': '200MB',
  'limits.uploadMax': '5TB',
  'limits.uploadUrlExpiry': '30 minutes',
  'limits.pollingDefault': '15 minutes',
  'limits.pollingMin': '15 seconds',
  'limits.idleEnvironment': 'about 5 minutes',
  'limits.sourceEventsKept': '100',
  'limits.sourceLogsKept': '100',
  'limits.apiPageDefault': '10',
  'limits.apiPageMax': '100',
  'limits.httpDestinationTimeout': '5 seconds',
  'limits.autoRetryCount': '8',
  'limits.autoRetryWindow': '10 hours',
  'billing.baseCreditMemory': '256MB',
  'billing.baseCreditSeconds': '30',
  'billing.dailyCredits': '100',
  'billing.includedMonthlyCredits': '20,000',
  'billing.extraCreditPrice': '$0.0002',
  'billing.warmWorkersInterval': '10 minutes',
  'billing.warmWorkersCreditsPerInterval': '5',
  'billing.proMonthlyPrice': '$19',
  'billing.teamMonthlyPrice': '$19',
  'billing.teamMemberLimit': '5',
  'billing.dailyInvocations': '333',
  'billing.freeMonthlyInvocations': '10,000',
  'billing.freeOrganisationDailyInvocations': '66',
  'billing.proMonthlyInvocations': '20,000',
  'billing.teamMonthlyInvocations': '20,000',
  'billing.pricePerInvocation': '$0.0002',
  'runtimes.node': '18',
  'runtimes.python': '3.9',
  'runtimes.go': '1.17.1',
  'hosts.docsBase': '/docs/',
  'hosts.app': 'https://millrace.example',
  'hosts.api': 'https://api.millrace.example/v1',
  'hosts.sqlApi': 'https://rt.millrace.example/sql',
  'hosts.realtime': 'https://rt.millrace.example',
  'hosts.endpoints': 'm.millrace.example',
  'hosts.email': 'millrace.example',
  'hosts.emailUpload': 'upload.millrace.example',
  'hosts.cli': 'https://cli.millrace.example',
  'hosts.code': 'https://code.millrace.example',
  'hosts.status': 'https://status.millrace.example',
  'hosts.destinationAddresses': '192.0.2.0/24\n198.51.100.0/24\n203.0.113.128/25',
  'hosts.workflowSse': 'https://sdk.m.millrace.example',
};

describe('lookupFact', () => {
  it.each(Object.entries(shown))('shows %s as %s', (name, display) => {
    expect(lookupFact(name)).toMatchObject({found: true, display});
  });

  it('has no fact without an expected display', () => {
    expect([...listFacts('v2').keys()].sort()).toEqual(Object.keys(shown).sort());
  });

  it.each([
    ['limits.payloadSize.raw', '524288'],
    ['limits.memoryMax.raw', '10737418240'],
    ['limits.workflowExecutionMax.raw', '750000'],
    ['limits.suspendTimeoutDefault.raw', '86400000'],
    ['limits.dataStoreMaxKeys.raw', '1024'],
    ['limits.publicApps.raw', '1300'],
    ['billing.extraCreditPrice.raw', '0.0002'],
    ['hosts.api.raw', 'https://api.millrace.example/v1'],
  ])('gives %s as bare %s', (name, display) => {
    expect(lookupFact(name)).toMatchObject({found: true, display});
  });

  it('gives v1 its own values', () => {
    expect(lookupFact('limits.attachment', 'v1')).toMatchObject({display: '10MB'});
    expect(lookupFact('limits.attachment', 'v2')).toMatchObject({display: '25MB'});
    expect(lookupFact('limits.minComputeTime', 'v1')).toMatchObject({display: '100 ms'});
    expect(lookupFact('limits.minComputeTime.raw', 'v1')).toMatchObject({display: '100'});
    expect(lookupFact('limits.payloadSize', 'v1')).toMatchObject({display: '512KB'});
  });

  it('says so when a name exists in v1 only', () => {
    expect(lookupFact('limits.checkpoint')).toMatchObject({
      found: false,
      reason: expect.stringContaining('"limits.checkpoint" exists in v1 only'),
    });
  });

  it('lets a page of v2 print a value of v1', () => {
    expect(lookupFact('v1.limits.dailyComputeTime')).toMatchObject({display: '30 minutes'});
    expect(lookupFact('v1.limits.attachment')).toMatchObject({display: '10MB'});
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
  it('offers nothing for a name that is like no other', () => {
    expect(nearestNames('zzzz.qqqqqqqq', ['limits.payloadSize'])).toEqual([]);
  });
});
