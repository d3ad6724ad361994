import {describe, expect, it} from '@jest/globals';
import {factText} from '.';

/** The figures of the specification, once more on purpose: one mistyped in the data is noticed here, and here alone. */
const shown: Readonly<Record<string, string>> = {
  'limits.payloadSize': '512KB',
  'limits.functionPayload': '6MB',
  'limits.emailPayload': '30MB',
  'limits.memoryDefault': '256MB',
  'limits.memoryMax': '10GB',
  'limits.workflowExecutionMax': '750',
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
  'billing.baseCreditMemory': '256MB',
  'billing.baseCreditSeconds': '30',
  'billing.dailyCredits': '100',
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
  'hosts.api': 'https://api.millrace.example/v1',
  'hosts.sqlApi': 'https://rt.millrace.example/sql',
};

describe('the figures', () => {
  it.each(Object.entries(shown))('shows %s as %s', (name, display) => {
    expect(factText(name)).toBe(display);
  });

  it('gives v1 its own values', () => {
    expect(factText('limits.attachment', 'v1')).toBe('10MB');
    expect(factText('limits.minComputeTime', 'v1')).toBe('100 ms');
    expect(factText('v1.limits.dailyComputeTime')).toBe('30 minutes');
  });
});
