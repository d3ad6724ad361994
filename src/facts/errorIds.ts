/** The names of the platform errors, as the product prints them, by the ids of their entries on the troubleshooting page. */
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
} as const;

/** The id of a platform error. */
export type PlatformErrorId = keyof typeof platformErrorNames;

/** All ids. */
export const platformErrorIds = Object.keys(platformErrorNames) as readonly PlatformErrorId[];
