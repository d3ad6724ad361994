import {platformErrorNames, type PlatformErrorId} from './errorIds';

/** One entry of the error catalogue. Texts may hold tokens, `code` and [links](/limits/). */
export interface PlatformError {
  readonly name: string;
  /** What has happened, in a sentence or two. */
  readonly meaning: string;
  readonly where: string;
  readonly causes: readonly string[];
  /** What to do, in order. */
  readonly steps: readonly string[];
  readonly raise: string;
  readonly status?: {readonly code: number; readonly text: string};
  /** The row of the limits table that was reached, where there is one. */
  readonly limit?: string;
  /** Whether the event can be run again once the cause is gone. */
  readonly replay: boolean;
  /** The message as it is shown, for people to compare. */
  readonly message: string;
  /** Sources of case-insensitive patterns; a space matches any run of white space. */
  readonly patterns: readonly string[];
}

/** The nine platform errors: what each means and what to do. */
export const platformErrors = {
  'quota-exceeded': {
    name: platformErrorNames['quota-exceeded'],
    message: 'Quota Exceeded',
    patterns: ['\\bquota[ _-]?exceeded\\b', '\\bexceeded (?:your|the) (?:daily )?(?:credits? )?quota\\b'],
    meaning:
      'The workspace is on Free and has used its %billing.dailyCredits% credits since 00:00 UTC. Events that arrive from then on are recorded but not run.',
    where: 'The event is red in the Inspector; an email is sent when the last credit is used.',
    causes: [
      'All workflows and sources of the workspace together used the daily credits.',
      'A schedule, a short polling interval or a private source runs more often than the work needs.',
      'A workflow with much memory, or with long runs, uses several credits each time.',
    ],
    steps: [
      'Open [Billing and Usage](/user-settings/#billing-and-usage) and click the bar of today: it splits the credits by workflow and source.',
      'Make the largest user cheaper: a longer interval, less memory, an early exit for events you do not need.',
      'Wait for 00:00 UTC, or [upgrade](/pricing/): Pro and Team have no daily limit.',
      'Replay the refused events from the Inspector.',
    ],
    raise: 'By upgrading',
    limit: 'daily-credits',
    replay: true,
  },
  timeout: {
    name: platformErrorNames.timeout,
    message: 'Timeout',
    patterns: [
      '^[\\d\\s:.TZ+|\\[\\]-]*(?:(?:fatal|error|exception)\\b\\W*)?timeout\\W*$',
      '"(?:code|name|msg|message)" ?: ?"timeout"',
      '\\b(?:execution|workflow|step|source) (?:has )?timed out\\b',
      '\\bexceeded (?:the|its) (?:execution )?timeout\\b',
      '\\btask timed out after [\\d.]+ (?:s|seconds)\\b',
      '\\btimeout (?:error|exceeded)\\b',
    ],
    meaning: 'The execution ran longer than its timeout and was stopped. Logs and exports up to that moment are kept.',
    where: 'The event is red in the Inspector, with the error on the step that was running.',
    causes: [
      'A third-party API answers slowly, or not at all.',
      'A loop or a download handles more data than it did when you tested.',
      'The timeout is still the default: %limits.defaultTimeoutHttp%, or %limits.defaultTimeoutSchedule% for a schedule.',
    ],
    steps: [
      'Select the event in the Inspector and find the step that carries the error; that step was running when the time was up.',
      'Log before and after each slow call of that step, and give the call a timeout of its own.',
      'Raise the timeout in the [workflow settings](/workflows/settings/#execution-timeout): to %limits.freeExecutionMax% on Free, to %limits.workflowExecutionMax% seconds on Pro and Team.',
      'If the work needs longer, split it: emit each part to a second workflow, or end the execution and go on after a [delay](/code/nodejs/delay/), which is not counted.',
      'For a source, ask support: the %limits.sourceTimeout% of a run cannot be changed by you.',
    ],
    raise: 'Yes, to the maximum of the plan',
    limit: 'timeout',
    replay: true,
  },
  'out-of-memory': {
    name: platformErrorNames['out-of-memory'],
    message: 'Out of Memory',
    patterns: ['\\bout[ _-]?of[ _-]?memory\\b', '\\bheap out of memory\\b', '\\boom[- ]?killed\\b'],
    meaning: 'The execution needed more memory than the workflow has, and was stopped.',
    where: 'The event is red in the Inspector, on the step that asked for the memory.',
    causes: [
      'A file, a response or a list is held in a variable as a whole.',
      'A large object is copied, parsed or turned into text several times.',
      'The workflow still has the default memory of %limits.memoryDefault%.',
    ],
    steps: [
      'Find the step that carries the error, and log the size of what it loads.',
      'Stream to and from `/tmp` in place of holding the data: see [working with files](/code/nodejs/working-with-files/).',
      'Fetch long lists page by page, and keep only the fields you use.',
      'Raise the memory in the [workflow settings](/workflows/settings/), to %limits.memoryMax% at most. Credits grow in proportion.',
    ],
    raise: 'Yes, to %limits.memoryMax%',
    limit: 'memory',
    replay: true,
  },
  'rate-limit-exceeded': {
    name: platformErrorNames['rate-limit-exceeded'],
    message: 'Rate Limit Exceeded',
    status: {code: 429, text: 'Too Many Requests'},
    patterns: [
      '\\brate[ _-]?limit(?:s|ed)?(?:[ _-]?exceeded)?\\b',
      '\\btoo many requests\\b',
      '\\b(?:http(?:/[\\d.]+)?|status|code|error)\\W{0,12}(?:code )?429\\b',
    ],
    meaning:
      'Too many events reached one interface in a short time. For HTTP endpoints the limit is %limits.requestsPerSecond% requests a second on average.',
    where: 'In the response to the caller, and in the Inspector.',
    causes: [
      'A client sends a large batch with no pause between requests.',
      'A client retries at once when a request fails, which adds to the load.',
      'One endpoint receives the traffic of many senders.',
    ],
    steps: [
      'Make the client wait and try again when it gets `429`: double the wait each time, add some chance, set an upper bound. A complete client is on [limits](/limits/#qps-queries-per-second).',
      'Spread the load over time, or put several records in one request.',
      'On Pro and Team, ask support for a higher rate: name the endpoint and the rate you need.',
    ],
    raise: 'On request for HTTP endpoints, Pro and Team',
    limit: 'request-rate',
    replay: true,
  },
  'request-entity-too-large': {
    name: platformErrorNames['request-entity-too-large'],
    message: 'Request Entity Too Large',
    status: {code: 413, text: 'Payload Too Large'},
    patterns: [
      '\\brequest[ _-]?entity[ _-]?too[ _-]?large\\b',
      '\\b(?:http )?payload too large\\b',
      '\\b(?:http(?:/[\\d.]+)?|status|code|error)\\W{0,12}(?:code )?413\\b',
    ],
    meaning:
      'The body of an HTTP request was larger than %limits.payloadSize%. The workflow did not run and the body was not kept.',
    where: 'In the response to the caller; the event shows in the Inspector with the error.',
    causes: [
      'A file is sent as the request body, or inside JSON as base64.',
      'A webhook sends many records in one request.',
    ],
    steps: [
      'Add `millrace_upload_body=1` to the query string, or the header `x-millrace-upload-body: 1`: the workflow gets a URL of the body in its place, up to %limits.uploadMax%.',
      'Or send the files as parts of a `multipart/form-data` request: each becomes a URL in the event.',
      'Fetch the URL in the workflow within %limits.uploadUrlExpiry%. See [large payloads](/workflows/steps/triggers/#sending-large-payloads).',
      'Ask the sender to send the refused request again: it cannot be replayed.',
    ],
    raise: 'No; use one of the upload ways',
    limit: 'http-body',
    replay: false,
  },
  'function-payload-limit-exceeded': {
    name: platformErrorNames['function-payload-limit-exceeded'],
    message: 'Function Payload Limit Exceeded',
    patterns: [
      '\\bfunction[ _-]?payload[ _-]?limit[ _-]?exceeded\\b',
      '\\bfunction payload (?:size )?(?:is )?(?:too large|limit)\\b',
    ],
    meaning:
      'The trigger event, the step exports and the logs of one execution are together larger than %limits.functionPayload% after compression.',
    where: 'The event is red in the Inspector, with the error on the step that went over.',
    causes: [
      'A step returns a whole file or a whole API response.',
      'Several steps each return a copy of the same data.',
      'A loop logs every record.',
    ],
    steps: [
      'Look at the exports of each step in the Inspector and find the largest.',
      'Write large data to a file in `/tmp` and return the path. The two steps are [below](#pass-a-large-result-through-a-file).',
      'Return only the fields that later steps use.',
      'Remove logging from loops.',
    ],
    raise: 'No',
    limit: 'function-payload',
    replay: true,
  },
  'json-nested-property-limit-exceeded': {
    name: platformErrorNames['json-nested-property-limit-exceeded'],
    message: 'JSON Nested Property Limit Exceeded',
    patterns: ['\\bjson[ _-]?nested[ _-]?propert(?:y|ies)[ _-]?limit[ _-]?exceeded\\b', '\\bnested property limit\\b'],
    meaning: 'An object holds more than %limits.nestedObjects% nested objects.',
    where: 'The event is red in the Inspector.',
    causes: [
      'Code wraps the object it built in the last round in a new one, again and again.',
      'A tree, such as a comment thread or a parsed document, is passed on as it is.',
    ],
    steps: [
      'Find the code that builds the object and look for a loop that nests where it should append.',
      'Flatten trees into a list of records with an id and the id of the parent.',
      'Or return the object as text, with `JSON.stringify`, and parse it where it is used.',
    ],
    raise: 'No',
    limit: 'nested-json',
    replay: true,
  },
  'event-queue-full': {
    name: platformErrorNames['event-queue-full'],
    message: 'Event Queue Full',
    patterns: ['\\b(?:event[ _-]?)?queue[ _-]?(?:is[ _-]?)?full\\b', '\\bevent queue (?:size )?(?:limit )?exceeded\\b'],
    meaning:
      'The workflow limits its concurrency or rate, and more events wait than its queue holds: %limits.workflowQueueDefault% unless you changed it. The event is lost.',
    where: 'The event shows in the Inspector with the error, and an error notification is sent.',
    causes: [
      'Events arrive in a burst that is larger than the queue.',
      'Events arrive faster than the workers finish them, day after day.',
      'One slow call holds the only worker of the workflow.',
    ],
    steps: [
      'Enlarge the queue in the settings of the workflow: on Pro and Team to %limits.workflowQueueMax% events. The steps are [below](#turn-on-a-larger-queue).',
      'If the queue fills again, raise the number of workers or the rate: see [concurrency and throttling](/workflows/concurrency-and-throttling/).',
      'Slow the sender, or lengthen the interval of the source.',
      'Fetch the lost events from the system they came from: they cannot be replayed.',
    ],
    raise: 'Yes, Pro and Team',
    limit: 'queue',
    replay: false,
  },
  'credit-budget-exceeded': {
    name: platformErrorNames['credit-budget-exceeded'],
    message: 'Credit Budget Exceeded',
    patterns: [
      '\\bcredits?[ _-]?budget[ _-]?(?:has been )?(?:exceeded|reached|used up)\\b',
      '\\bexceeded (?:the|your) credits? budget\\b',
    ],
    meaning:
      'The credits budget that somebody set for this workspace is used up for the day or month. It is your own limit, not one of the platform.',
    where: 'As a warning on the source or workflow.',
    causes: [
      'The work of the period needs more credits than the budget allows.',
      'A workflow or source began to run more often, longer, or with more memory.',
    ],
    steps: [
      'Open [Billing and Usage](/user-settings/#credits-budget) and see which workflow or source used the credits.',
      'Mend the one that runs away, if one does.',
      'Raise the budget or switch it off; or wait for the next day or month.',
      'Replay the events that were stopped. Executions in flight finish, so use may pass the budget slightly, and dedicated workers are not stopped by it.',
    ],
    raise: 'Yes, it is your own setting',
    replay: true,
  },
} as const satisfies Record<PlatformErrorId, PlatformError>;
