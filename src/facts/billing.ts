import type {QuantityFact} from 'docusaurus-plugin-facts/facts';

/** Prices, credits and the facts of the older invocation-based billing. */
export const billing = {
  baseCreditMemory: {value: 256, unit: 'MB', meaning: 'memory that one credit pays for'},
  baseCreditSeconds: {
    value: 30,
    unit: 'second',
    bare: true,
    meaning: 'seconds of compute that one credit pays for',
  },
  dailyCredits: {value: 100, unit: 'count', meaning: 'credits a day on Free'},
  includedMonthlyCredits: {
    value: 20_000,
    unit: 'count',
    meaning: 'credits included in a billing period on Pro and Team',
  },
  extraCreditPrice: {value: 0.0002, unit: 'dollar', meaning: 'price of one extra credit'},
  warmWorkersInterval: {
    value: 10,
    unit: 'minute',
    meaning: 'interval in which dedicated workers are charged',
  },
  warmWorkersCreditsPerInterval: {
    value: 5,
    unit: 'count',
    meaning: 'credits per interval, dedicated worker and unit of memory',
  },
  proMonthlyPrice: {value: 19, unit: 'dollar', meaning: 'price of Pro a month'},
  teamMonthlyPrice: {value: 19, unit: 'dollar', meaning: 'price of Team a month and member'},
  teamMemberLimit: {value: 5, unit: 'count', meaning: 'members of a workspace on Team'},
  dailyInvocations: {value: 333, unit: 'count', meaning: 'invocations a day on Free'},
  freeMonthlyInvocations: {value: 10_000, unit: 'count', meaning: 'invocations a month on Free'},
  freeOrganisationDailyInvocations: {
    value: 66,
    unit: 'count',
    meaning: 'invocations a day in a free organisation',
  },
  proMonthlyInvocations: {value: 20_000, unit: 'count', meaning: 'invocations a month on Pro'},
  teamMonthlyInvocations: {value: 20_000, unit: 'count', meaning: 'invocations a month on Team'},
  pricePerInvocation: {
    value: 0.0002,
    unit: 'dollar',
    meaning: 'price of one invocation above the base quota',
  },
} as const satisfies Record<string, QuantityFact>;
