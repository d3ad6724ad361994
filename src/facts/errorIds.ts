/** The platform errors, as the ids of their entries on the troubleshooting page. */
export const platformErrorIds = [
  'quota-exceeded',
  'timeout',
  'out-of-memory',
  'rate-limit-exceeded',
  'request-entity-too-large',
  'function-payload-limit-exceeded',
  'json-nested-property-limit-exceeded',
  'event-queue-full',
  'credit-budget-exceeded',
] as const;

/** The id of a platform error. */
export type PlatformErrorId = (typeof platformErrorIds)[number];

/** The names of the platform errors, as the product prints them. */
export const platformErrorNames = {
  'quota-exceeded': 'Quota Exceeded',
  timeout: 'Timeout',
  'out-of-memory': 'Out of Memory',
  'rate-limit-exceeded': 'Rate Limit Exceeded',
  'request-entity-too-large': 'Request Entity Too Large',
  'function-payload-limit-exceeded': 'Function Payload Limit Exceeded',
  'json-nested-property-limit-exceeded': 'JSON Nested Property Limit Exceeded',
  'event-queue-full': 'Event Queue Full',
  'credit-budget-exceeded': 'Credit Budget Exceeded',
} as const satisfies Record<PlatformErrorId, string>;
