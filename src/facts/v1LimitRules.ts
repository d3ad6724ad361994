import {limitRules, type LimitRule} from './limitRules';

const V1_PAGE = {page: '/v1/limits/'} as const;

/** The rows that only v1 has, or that it calls something else. */
const ownRules = {
  invocations: {
    ...V1_PAGE,
    group: 'workspace',
    label: 'Daily invocations',
    scope: 'all workflows and sources of the account; resets at 00:00 UTC',
    free: '%billing.dailyInvocations%; in a free organisation %billing.freeOrganisationDailyInvocations%',
    paid: 'No cap; invocations above the base quota are billed',
    raise: 'By upgrading',
    atLimit: 'Invocations Quota Exceeded',
    anchor: 'invocations',
    facts: ['billing.dailyInvocations', 'billing.freeOrganisationDailyInvocations'],
  },
  'compute-time': {
    ...V1_PAGE,
    group: 'workspace',
    label: 'Daily compute time',
    scope: 'all workflows of the account; resets at 00:00 UTC',
    free: '%limits.dailyComputeTime%',
    paid: 'No limit',
    raise: 'By upgrading',
    atLimit: 'Runtime Quota Exceeded',
    anchor: 'compute-time',
    facts: ['limits.dailyComputeTime', 'limits.minComputeTime'],
  },
  checkpoint: {
    ...V1_PAGE,
    group: 'data',
    label: 'Checkpoint',
    scope: '`$checkpoint` of a workflow, `this.$checkpoint` of a step',
    free: '%limits.checkpoint%',
    paid: '%limits.checkpoint%',
    raise: 'No',
    atLimit: 'The value is not saved',
    anchor: 'state-and-attachments',
    facts: ['limits.checkpoint'],
  },
  sql: {
    ...V1_PAGE,
    group: 'data',
    label: 'SQL service',
    scope: 'how long rows are kept; the time and the result size of one query',
    free: '%limits.sqlRetention%; %limits.sqlQueryTimeout%; %limits.sqlResultSize%',
    paid: '%limits.sqlRetention%; %limits.sqlQueryTimeout%; %limits.sqlResultSize%',
    raise: 'No',
    atLimit: 'Old rows are deleted; a query that exceeds a limit fails',
    anchor: 'sql-service',
    facts: ['limits.sqlRetention', 'limits.sqlQueryTimeout', 'limits.sqlResultSize'],
  },
} as const satisfies Record<string, LimitRule>;

const {
  'http-body': httpBody,
  upload,
  'request-rate': requestRate,
  email,
  memory,
  disk,
  timeout,
  queue,
  'function-payload': functionPayload,
  history,
  'nested-json': nestedJson,
  'environment-variable': environmentVariable,
  attachments,
} = limitRules;

/** Every limit of v1, in the order of its summary table. */
export const v1LimitRules: Readonly<Record<string, LimitRule>> = {
  invocations: ownRules.invocations,
  'compute-time': ownRules['compute-time'],
  'http-body': {...httpBody, ...V1_PAGE, anchor: 'http-triggers'},
  upload: {...upload, ...V1_PAGE, anchor: 'http-triggers'},
  'request-rate': {...requestRate, ...V1_PAGE, anchor: 'qps-queries-per-second'},
  email: {...email, ...V1_PAGE, anchor: 'email-triggers'},
  memory: {...memory, ...V1_PAGE},
  disk: {...disk, ...V1_PAGE},
  timeout: {...timeout, ...V1_PAGE},
  queue: {...queue, ...V1_PAGE, scope: 'one workflow with concurrency or throttling'},
  'function-payload': {...functionPayload, ...V1_PAGE},
  // Paid plans of v1 keep no more events than Free.
  history: {...history, ...V1_PAGE, paid: history.free, scope: 'one workflow, in its event list'},
  'nested-json': {...nestedJson, ...V1_PAGE, anchor: 'state-and-attachments'},
  checkpoint: ownRules.checkpoint,
  'environment-variable': {...environmentVariable, ...V1_PAGE, anchor: 'state-and-attachments'},
  attachments: {...attachments, ...V1_PAGE, anchor: 'state-and-attachments'},
  sql: ownRules.sql,
};
