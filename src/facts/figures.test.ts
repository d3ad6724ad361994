import {describe, expect, it} from '@jest/globals';
import {factText, listFacts} from '.';

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

describe('the figures', () => {
  it.each(Object.entries(shown))('shows %s as %s', (name, display) => {
    expect(factText(name)).toBe(display);
  });

  it('has none without an expected display', () => {
    expect([...listFacts('v2').keys()].sort()).toEqual(Object.keys(shown).sort());
  });

  it('gives v1 its own values', () => {
    expect(factText('limits.attachment', 'v1')).toBe('10MB');
    expect(factText('limits.minComputeTime', 'v1')).toBe('100 ms');
    expect(factText('v1.limits.dailyComputeTime')).toBe('30 minutes');
  });
});
