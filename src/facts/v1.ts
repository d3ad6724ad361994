import type {FactGroup} from 'docusaurus-plugin-facts/facts';

/** What v1 pages print instead of, or besides, the facts of v2. */
export const v1Overrides = {
  limits: {
    attachment: {value: 10, unit: 'MB', meaning: 'one attached file'},
    checkpoint: {value: 64, unit: 'KB', meaning: 'state in `$checkpoint`'},
    dailyComputeTime: {
      value: 30,
      unit: 'minute',
      meaning: 'compute time a day on Free and in a free organisation',
    },
    minComputeTime: {value: 100, unit: 'ms', meaning: 'least compute time counted for one execution'},
    sqlRetention: {value: 30, unit: 'day', meaning: 'how long rows of the SQL service are kept'},
    sqlQueryTimeout: {value: 60, unit: 'second', meaning: 'longest query of the SQL service'},
    sqlResultSize: {value: 1, unit: 'GB', meaning: 'largest result of one SQL query'},
    testEventsPerMinute: {
      value: 2,
      unit: 'count',
      meaning: 'test events a minute with the Cron Scheduler',
    },
  },
} as const satisfies Record<string, FactGroup>;
