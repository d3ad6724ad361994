/**
 * What an agent gets wrong without being told, one rule a line. Figures are written by their name in `src/facts`, and
 * links by route, as in pages: the build fills in the figures, and stops at a link that leads nowhere.
 */
export const rules: readonly string[] = [
  'Pages below `/v1/` describe the first generation. Write code for v2 unless a workflow is known to run on v1, and do not use `$event`, `$checkpoint` or params, which [v2 replaced](/migrate-from-v1/).',
  'A Node.js step has one default export, `defineComponent({ async run({ steps, $ }) { … } })`. `defineComponent` is a global. [The reference](/code/nodejs/) lists what `$` can do.',
  'Await everything a step starts. What is still running when `run` settles [may never finish](/code/nodejs/async/).',
  'Steps export JSON only. Read an earlier step as `steps.<name>`, and its return value as `steps.<name>.$return_value`.',
  'Never put a credential into code. Declare a prop of `type: "app"` and read `this.<app>.$auth`, as in [connected accounts](/connected-accounts/), or use an [environment variable](/environment-variables/).',
  'Millrace promises no order of events unless a workflow takes one at a time, and delivers nothing exactly once. Make every consumer [recognise an event it has handled](/delivery/#idempotent-consumers).',
  'The event, exports and logs of one execution share %limits.functionPayload%. Put larger data into `/tmp`, which holds %limits.tmp%, or into your own storage: [data stores](/data-stores/) are for small records.',
  'Runtimes are Node.js %runtimes.node%, Python %runtimes.python% and Go %runtimes.go%. Connected accounts, data stores and flow control exist in Node.js and Python; a [Go](/code/go/) or [Bash](/code/bash/) step needs one of those beside it.',
  'The REST API is at %hosts.api%. Send the key as `Authorization: Bearer $MILLRACE_API_KEY`, as in [authentication](/api/auth/), and follow the [cursor](/api/rest/#pagination) to the last page.',
  'Do not guess limits, prices or error causes: look them up in [Limits](/limits/), [Pricing](/pricing/) and [Troubleshooting](/troubleshooting/).',
];
