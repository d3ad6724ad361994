import type {PlatformErrorId} from './errorIds';
import type {limitRules} from './limitRules';
import {resolveLimits} from './resolveLimits';

/** The limit behind a platform error on each plan, with a link to the row of the limits table. */
export function describeErrorLimit({limit}: Pick<PlatformError, 'limit'>): string {
  const rule = resolveLimits().find(({id}) => id === limit);
  if (!rule) return limit;
  const name = `[${rule.label}](/limits/#limit-${rule.id})`;
  const [free, paid] = [rule.free, rule.paid].map((value) => value.charAt(0).toLowerCase() + value.slice(1));
  return `${name}: ${free === paid ? free : `${free} on Free, ${paid} on Pro and Team`}`;
}

/** One entry of the error catalogue; its name, which is the message that Millrace shows, is in `errorIds.ts`. Texts may hold tokens, `code` and [links](/limits/). */
export interface PlatformError {
  /** What happened, in a sentence or two. */
  readonly meaning: string;
  readonly where: string;
  readonly causes: readonly [string, string, ...string[]];
  /** What to do, in order. */
  readonly steps: readonly [string, string, string, ...string[]];
  readonly raise: string;
  readonly status?: {readonly code: number; readonly text: string};
  /** The limit that was reached: its row in the limits table, or what readers are told of one that they set themselves. */
  readonly limit: keyof typeof limitRules | 'The budget you set';
  /** Whether the event of a workflow can be replayed once the cause is fixed. */
  readonly replay: boolean;
  /** Where that differs between triggers, what readers are told in place of yes or no. */
  readonly replayNote?: string;
  /** Sources of case-insensitive patterns; a space matches any run of white space. */
  readonly patterns: readonly string[];
}

/** Whether the event can be replayed, as readers are told. */
export function describeReplay({replay, replayNote}: Pick<PlatformError, 'replay' | 'replayNote'>): string {
  return replayNote ?? (replay ? 'Possible once the cause is fixed' : 'Not possible: the data was not kept');
}

/** The platform errors: what each means and what to do. */
export const platformErrors: Readonly<Record<PlatformErrorId, PlatformError>> = {
  'quota-exceeded': {
    patterns: ['\\bquota[ _-]?exceeded\\b', '\\bexceeded (?:your|the) (?:daily )?(?:credits? )?quota\\b'],
    meaning:
      'The workspace is on Free and has used its %billing.dailyCredits% credits for the day. Until the allowance resets at 00:00 UTC, Millrace records new events but does not run them.',
    where: 'The event is red in the Inspector, and Millrace emails you when the last credit is used.',
    causes: [
      'The workflows and sources of the workspace share one daily allowance, and together they have used it.',
      'A schedule or a polling source runs more often than the work needs. A private source costs credits even when it finds nothing.',
      'A workflow that has a lot of memory or runs for a long time uses several credits per execution.',
    ],
    steps: [
      'Open [Billing and Usage](/user-settings/#billing-and-usage) and click today’s bar, which splits the credits by workflow and source.',
      'Make the most expensive one cheaper: poll less often, reduce its memory, or end early for events you do not need.',
      'Wait for 00:00 UTC, or [upgrade](/pricing/): Pro and Team have no daily limit.',
      'Replay the events that did not run from the Inspector.',
    ],
    raise: 'By upgrading',
    limit: 'daily-credits',
    replay: true,
    replayNote:
      'Possible once the cause is fixed, for events of workflows, but only within %limits.uploadUrlExpiry% if a step reads [an upload or an attachment](/delivery/#what-is-lost). A request to a source was not kept',
  },
  timeout: {
    patterns: [
      '^[\\d\\t\\x20:.TZ+|\\[\\]-]*(?:(?:fatal|error|exception)\\b\\W*)?timeout\\W*$',
      '"(?:code|name|msg|message)" ?: ?"timeout"',
      '\\b(?:execution|workflow|step|source) (?:has )?timed out\\b',
      '\\bexceeded (?:the|its) (?:execution )?timeout\\b',
      '\\btask timed out after [\\d.]+ (?:s|seconds)\\b',
      '\\btimeout (?:error|exceeded)\\b',
    ],
    meaning:
      'The execution ran longer than its timeout, so Millrace stopped it. Its logs and exports up to that moment are kept.',
    where: 'The event is red in the Inspector, with the error on the step that timed out.',
    causes: [
      'A third-party API responds slowly, or not at all.',
      'A loop or a download handles more data than it did in your tests.',
      'The timeout is still the default: %limits.defaultTimeoutHttp%, or %limits.defaultTimeoutSchedule% for a schedule.',
    ],
    steps: [
      'Select the event in the Inspector and find the step with the error. That step was running when the time ran out.',
      'Log before and after each slow call in that step to see which one hangs, and set a timeout on that call so that it fails early instead.',
      'Raise the timeout in the [workflow settings](/workflows/settings/#execution-timeout), up to %limits.freeExecutionMax% on Free and %limits.workflowExecutionMax% seconds on Pro and Team.',
      'If the work needs longer, split it: emit each part to a second workflow, or pause the execution with a [delay](/code/nodejs/delay/), which does not count toward the timeout.',
      'For a source, ask support, because you cannot change the %limits.sourceTimeout% timeout of a run yourself.',
    ],
    raise: 'Yes, up to the maximum of your plan',
    limit: 'timeout',
    replay: true,
  },
  'out-of-memory': {
    patterns: ['\\bout[ _-]?of[ _-]?memory\\b', '\\bheap out of memory\\b', '\\boom[- ]?killed\\b'],
    meaning: 'The execution needed more memory than the workflow has, so Millrace stopped it.',
    where: 'The event is red in the Inspector, with the error on the step that ran out of memory.',
    causes: [
      'A step holds a whole file, response or list in a variable.',
      'A step copies, parses or serialises a large object several times.',
      'The workflow still has the default memory of %limits.memoryDefault%.',
    ],
    steps: [
      'Find the step with the error, and log the size of what it loads.',
      'Stream data to and from `/tmp` instead of holding it in memory: see [working with files](/code/nodejs/working-with-files/).',
      'Fetch long lists page by page, and keep only the fields you use.',
      'Raise the memory in the [workflow settings](/workflows/settings/), up to %limits.memoryMax%. The credits grow in proportion to the memory.',
    ],
    raise: 'Yes, up to %limits.memoryMax%',
    limit: 'memory',
    replay: true,
  },
  'rate-limit-exceeded': {
    status: {code: 429, text: 'Too Many Requests'},
    patterns: [
      '\\brate[ _-]?limit(?:s|ed)?(?:[ _-]?exceeded)?\\b',
      '\\btoo many requests\\b',
      '\\b(?:http(?:/[\\d.]+)?|status|code|error)\\W{0,12}(?:code )?429\\b',
    ],
    meaning:
      'Too many events reached one interface in a short time. An HTTP endpoint accepts %limits.requestsPerSecond% requests a second on average, measured over %limits.requestRateWindow%.',
    where:
      'Only in the response to the caller: a refused request leaves nothing in the Inspector or the Event History.',
    causes: [
      'A client sends a large batch with no pause between requests.',
      'A client retries immediately when a request fails, which adds to the load.',
      'Many senders share one endpoint.',
    ],
    steps: [
      'Make the client back off when it gets `429`: double the wait before each retry, add jitter so that clients do not all retry at once, and cap the wait. There is a complete client on [limits](/limits/#qps-queries-per-second).',
      'Spread the load over time, or put several records in one request.',
      'On Pro and Team, ask support for a higher rate. Name the endpoint and the rate you need.',
    ],
    raise: 'On request for HTTP endpoints, on Pro and Team',
    limit: 'request-rate',
    replay: false,
    replayNote: 'Not possible: a refused request is not kept, so its sender has to repeat it',
  },
  'request-entity-too-large': {
    status: {code: 413, text: 'Payload Too Large'},
    patterns: [
      '\\brequest[ _-]?entity[ _-]?too[ _-]?large\\b',
      '\\b(?:http )?payload too large\\b',
      '\\b(?:http(?:/[\\d.]+)?|status|code|error)\\W{0,12}(?:code )?413\\b',
    ],
    meaning:
      'The body of an HTTP request was larger than %limits.payloadSize%. The workflow did not run, and Millrace did not keep the body.',
    where: 'In the response to the caller. The Inspector lists the event with the error.',
    causes: [
      'A file is sent as the request body, or inside JSON as base64.',
      'A webhook sends many records in one request.',
    ],
    steps: [
      'Add `millrace_upload_body=1` to the query string, or send the header `x-millrace-upload-body: 1`. The body can then be up to %limits.uploadMax%, and the workflow receives a URL to it instead of the body.',
      'Or send the files as parts of a `multipart/form-data` request, so that each becomes a URL in the event.',
      'Fetch the URL in the workflow within %limits.uploadUrlExpiry%. See [large payloads](/workflows/steps/triggers/#sending-large-payloads).',
      'Ask the sender to send the request again, because its body was not kept.',
    ],
    raise: 'No; upload the body instead',
    limit: 'http-body',
    replay: false,
  },
  'function-payload-limit-exceeded': {
    patterns: [
      '\\bfunction[ _-]?payload[ _-]?limit[ _-]?exceeded\\b',
      '\\bfunction payload (?:size )?(?:is )?(?:too large|limit)\\b',
    ],
    meaning:
      'The trigger event, the step exports and the logs of one execution together exceed %limits.functionPayload% after compression.',
    where: 'The event is red in the Inspector, with the error on the step that exceeded the limit.',
    causes: [
      'A step returns a whole file or a whole API response.',
      'Several steps each return a copy of the same data.',
      'A loop logs every record.',
    ],
    steps: [
      'Look at the exports of each step in the Inspector and find the largest.',
      'Write large data to a file in `/tmp` and return the path, as the two steps [below](#pass-a-large-result-through-a-file) do.',
      'Return only the fields that later steps use.',
      'Remove log calls from loops.',
    ],
    raise: 'No',
    limit: 'function-payload',
    replay: true,
  },
  'json-nested-property-limit-exceeded': {
    patterns: ['\\bjson[ _-]?nested[ _-]?propert(?:y|ies)[ _-]?limit[ _-]?exceeded\\b', '\\bnested property limit\\b'],
    meaning:
      'Objects are nested more than %limits.nestedObjects% levels deep. Objects side by side, such as the records of a list, do not add up.',
    where: 'The event is red in the Inspector.',
    causes: [
      'A loop wraps its last result in a new object each time it runs.',
      'A step passes on a deep tree, such as a comment thread or a parsed document.',
    ],
    steps: [
      'Find the code that builds the object, and look for a loop that nests objects where it should append them to a list.',
      'Flatten a tree into a list of records, each with its ID and the ID of its parent.',
      'Or return the object as a string with `JSON.stringify`, and parse it in the step that uses it.',
    ],
    raise: 'No',
    limit: 'nested-json',
    replay: true,
  },
  'event-queue-full': {
    patterns: ['\\b(?:event[ _-]?)?queue[ _-]?(?:is[ _-]?)?full\\b', '\\bevent queue (?:size )?(?:limit )?exceeded\\b'],
    meaning:
      'The workflow limits its concurrency or rate, and its queue of waiting events is full. The queue holds %limits.workflowQueueDefault% events unless you change it. The event is lost for this workflow.',
    where: 'In the event list, without the data of the event, and in one email in 24 hours.',
    causes: [
      'Events arrive in a burst that is larger than the queue.',
      'Events keep arriving faster than the workers can process them.',
      'A slow call blocks the only worker of the workflow.',
    ],
    steps: [
      'On Pro and Team, enlarge the queue in the workflow settings, up to %limits.workflowQueueMax% events. The steps are [below](#turn-on-a-larger-queue).',
      'If the queue fills again, raise the number of workers or the rate: see [concurrency and throttling](/workflows/concurrency-and-throttling/).',
      'Make the sender slower, or lengthen the polling interval of the source.',
      'Get the lost events back from the source, which keeps its last %limits.sourceEventsKept%. The next section says how.',
    ],
    raise: 'Yes, on Pro and Team',
    limit: 'queue',
    replay: false,
  },
  'credit-budget-exceeded': {
    patterns: [
      '\\bcredits?[ _-]?budget[ _-]?(?:has been )?(?:exceeded|reached|used up)\\b',
      '\\bexceeded (?:the|your) credits? budget\\b',
    ],
    meaning:
      'The workspace has used up the credits budget that one of its owners or admins set for the day or month. It is your own limit, not one of the platform’s.',
    where: 'As a warning on the workflow or source. The events that did not run are listed in the Inspector.',
    causes: [
      'The workspace needs more credits in the period than the budget allows.',
      'A workflow or source now runs more often, longer, or with more memory.',
    ],
    steps: [
      'Open [Billing and Usage](/user-settings/#credits-budget) to see which workflow or source used the credits.',
      'If one of them uses far more than usual, fix it first.',
      'Raise the budget or turn it off, or wait for the next day or month.',
      'Replay the events that did not run. Executions that are already running finish, so usage can exceed the budget slightly, and the budget does not stop dedicated workers.',
    ],
    raise: 'Yes, because it is your own setting',
    limit: 'The budget you set',
    replay: true,
    replayNote:
      'Possible once the cause is fixed, for events of workflows, but only within %limits.uploadUrlExpiry% if a step reads [an upload or an attachment](/delivery/#what-is-lost). A request to a source was not kept',
  },
};
