/** The noun after a count that means the fact, as the source of a pattern. */
export const countNouns: Readonly<Record<string, string>> = {
  'limits.dataStoreMaxKeys': '(?:keys|records)',
  'limits.workflowQueueMax': '(?:waiting )?events',
  'limits.publicApps': '(?:integrated |public )?apps',
  'limits.freeActiveWorkflows': 'active workflows',
  'limits.freeConnectedAccounts': 'connected accounts',
  'limits.freeEvents': 'events (?:per|of (?:each|a)) workflow',
  'limits.requestsPerSecond': 'requests? (?:a|per) second',
  'limits.nestedObjects': 'nested objects',
  'billing.dailyCredits': '(?:credits (?:a|per) day|daily credits)',
  'billing.includedMonthlyCredits': '(?:included )?credits',
  'billing.warmWorkersCreditsPerInterval': 'credits per (?:interval|10 minutes)',
  'billing.teamMemberLimit': 'members',
  'billing.dailyInvocations': '(?:invocations|a day)',
  'billing.freeMonthlyInvocations': 'invocations a month',
  'billing.freeOrganisationDailyInvocations': '(?:invocations|a day)',
  'billing.proMonthlyInvocations': '(?:base |included )?invocations',
};
