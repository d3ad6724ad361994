/**
 * A wording that pages do not use, and what to write instead. An error is practically always wrong; a warning
 * asks the writer to look. `example` is a text that the rule has to find: the unit test reads it.
 */
export type Rule = {
  readonly pattern: RegExp;
  readonly suggestion: string;
  readonly level?: 'warning';
  readonly example: string;
};

/** Words that promise, praise or pad. */
const FILLERS: readonly Rule[] = [
  {pattern: /\bsimply\b/gi, suggestion: 'leave "simply" out', example: 'You simply call it.'},
  {
    pattern: /\bjust (?=add|call|click|create|make|open|pass|paste|press|put|run|set|type|use|write)/gi,
    suggestion: 'leave "just" out',
    example: 'Then just call it.',
  },
  {
    pattern: /\b(?:easily|easy(?! to miss))\b/gi,
    suggestion: 'say what it takes instead of "easy"',
    example: 'It is easy to add.',
  },
  {pattern: /\bplease\b/gi, suggestion: 'leave "please" out', example: 'Please sign in.'},
  {
    pattern: /\b(?:seamless(?:ly)?|powerful|blazing(?:ly)?|effortless(?:ly)?)\b/gi,
    suggestion: 'say what it does; praise says nothing',
    example: 'A powerful builder.',
  },
  {
    pattern: /\b(?:utili[sz]e[sd]?|utili[sz]ing)\b/gi,
    suggestion: '"use"',
    example: 'Utilise the key.',
  },
  {pattern: /\bin order to\b/gi, suggestion: '"to"', example: 'Sign in in order to deploy.'},
  {
    pattern: /\bclick here\b/gi,
    suggestion: 'let the text of the link say where it leads',
    example: 'Click here for limits.',
  },
];

/** Names beside the glossary's for the same thing. */
const GLOSSARY: readonly Rule[] = [
  {pattern: /\bevent history\b/g, suggestion: '"Event History"', example: 'See the event history.'},
  {pattern: /\b(?:key store|datastore)s?\b/gi, suggestion: '"data store"', example: 'Use a datastore.'},
  {pattern: /\bworkflow editor\b/gi, suggestion: '"builder"', example: 'Open the workflow editor.'},
  {pattern: /\bcode cells?\b/gi, suggestion: '"code step"', example: 'Add a code cell.'},
  {pattern: /\benv(?:ironment)? vars?\b/g, suggestion: '"environment variable"', example: 'Set an env var.'},
];

/** Words that developers do not use for what is meant. */
const TERMS: readonly Rule[] = [
  {
    pattern:
      /\bst(?:ands?|ood)\b(?= (?:in(?! for)|at|on|under|above|below|beside|before|behind|between|next|after)\b)/gi,
    suggestion: '"is", "appears", "is printed" or "the code contains …"',
    example: 'No token stands in the code.',
  },
  {
    pattern: /\bst(?:ands?|ood)\b(?= (?:there|here|first|last|with|only|also|a|an|the|as)\b)/gi,
    suggestion: '"is", "appears" or "write"',
    example: 'Inside the braces stands a path.',
  },
  {
    pattern: /\b(?:by|of) (?:itself|themselves)\b/gi,
    suggestion: '"automatically", or "on its own"',
    example: 'Tables and columns are made by themselves.',
  },
  {
    pattern: /\bmend(?:s|ed|ing)?\b/gi,
    suggestion: '"fix", as a heading "Fix" or "What to do"',
    example: 'How to mend it.',
  },
  {
    pattern:
      /(?<![\w.-])e?-?mails?\b(?<!(?<!-)email|emails)(?! (?:server|client|provider|relay|exchange|transfer)s?\b)/gi,
    suggestion: '"email", "an email", "by email"',
    example: 'Millrace sends a mail.',
  },
  {pattern: /\bshall\b/gi, suggestion: '"should", "can" or "must"', example: 'Users who shall sign in.'},
  {
    pattern:
      /\bof (?:its|your|their|our|his|one's) own\b(?=$|[^\w\s]| (?:and|or|but|so|to|that|which|with|in|on|for|from|by|is|are|as|at|if|when|where|because|instead)\b)/gi,
    suggestion: '"your own key", "its own page"; usually neither is needed',
    example: 'Use a key of your own.',
  },
  {pattern: /\bat the (?:least|most)\b/gi, suggestion: '"at least", "at most"', example: 'Wait a second at the least.'},
  {
    pattern: /\b(?:is|are) the (?:least|most)(?=[.,;:]|$| (?:you|that|a|one)\b)/gi,
    suggestion: '"the minimum is", "the maximum is"',
    example: 'One interval is the least.',
  },
  {
    pattern: /\bso many\b(?! \w+ that\b)/gi,
    suggestion: '"a number of", or say how many',
    example: 'After so many seconds it ends.',
  },
  {
    pattern: /\b(?:ways?|paths?|roads?) leads? (?:around|out|past|there|round)\b/gi,
    suggestion: '"there are two workarounds"',
    example: 'Two ways lead around it.',
  },
  {
    pattern: /\bupper(?: case)?(?: and|-) ?lower[- ]case (?:differ|matter|count)s?\b/gi,
    suggestion: '"names are case-sensitive"',
    example: 'Upper and lower case differ.',
  },
  {
    pattern: /\berror output\b/gi,
    suggestion: '"stderr"',
    example: 'The reason is on the error output.',
  },
  {
    pattern: /\b(?:get|gets|got|getting) over\b/gi,
    suggestion: '"recover from"',
    example: 'Get over a failure.',
  },
  {
    pattern: /\bpass(?:es)? by (?:itself|themselves)\b|\bpassing (?:failure|error|trouble)s?\b/gi,
    suggestion: '"a transient failure"',
    example: 'Retry a passing failure.',
  },
  {
    pattern: /\bsome chance\b|\bcome back together\b/gi,
    suggestion: '"adds jitter, so that clients do not all retry at once"',
    example: 'It adds some chance.',
  },
  {pattern: /\bsort(?:s|ed)? out by\b/gi, suggestion: '"group by"', example: 'Sort out by workflow.'},
  {pattern: /\bnamed texts?\b/gi, suggestion: '"a named string"', example: 'A named text of the workspace.'},
  {
    pattern: /\blives? (?:only )?shortly\b/gi,
    suggestion: '"short-lived"',
    example: 'Tokens live shortly.',
  },
  {pattern: /\bgets? about\b/gi, suggestion: '"a leaked link"', example: 'A link that gets about.'},
  {
    pattern: /\breplac(?:e|es|ing) [^.;:,]{1,60}? by\b(?! (?:hand|\w+ing\b))/gi,
    suggestion: '"replace X with Y"',
    example: 'Replace the HTTP trigger by Schedule.',
  },
  {
    pattern: /\b(?:is|are) waited\b/gi,
    suggestion: 'say who waits: "the next execution waits"',
    example: 'The rest of the second is waited.',
  },
  {pattern: /\byou are told\b/gi, suggestion: '"we notify you", "Millrace tells you"', example: 'You are told so.'},
  {pattern: /\bfor its one\b/gi, suggestion: '"costs the same as"', example: 'What Pro costs for its one.'},
  {
    pattern: /\bnothing you could tell\b|\btell (?:the )?\w+ by\b(?! (?:email|name))/gi,
    suggestion: '"tell apart", "distinguish by"',
    example: 'Nothing you could tell the items by.',
  },
  {
    pattern: /\b(?:is|are) (?:that|those) of (?:UTC|the)\b/gi,
    suggestion: 'name the thing again: "the daily allowance follows UTC"',
    example: 'The day is that of UTC.',
  },
];

const START = '(?<=^|[.!?:] )';

/** Sentences in an order that English does not use. */
const ORDER: readonly Rule[] = [
  {
    pattern: new RegExp(`${START}(?:On|Off), `, 'g'),
    suggestion: '"When … is on, …"',
    example: 'On, each error sends one.',
  },
  {
    pattern: new RegExp(`${START}(?:Switched|Turned) (?:on|off), |${START}(?:Enabled|Disabled|Checked|Unset), `, 'g'),
    suggestion: '"While the workflow is disabled, it …"',
    example: 'Switched off, the workflow has no executions.',
  },
  {
    pattern: new RegExp(
      `${START}(?!(?:Based|Compared|Generated|Connected|Indeed|Unlike|Instead|Component|Red|Need)\\b)[A-Z][a-z]+(?:ed|ept|ent|own|ung|ade|uilt) (?:(?!to\\b)[a-z]+ ){0,3}?[a-z]+, (?=(?:the|it|a|an|they|this|you)\\b)`,
      'g',
    ),
    suggestion: 'open with the subject, or with "when …", "if …", "while …"',
    level: 'warning',
    example: 'Called from a browser, the endpoint answers.',
  },
  {
    pattern: new RegExp(`${START}Of (?:a|an|the|all|each|every|these|those|several|two)\\b(?! course)`, 'g'),
    suggestion: 'open with the subject: "If a breach affects your data, we …"',
    level: 'warning',
    example: 'Of a breach you hear at once.',
  },
  {
    pattern: /\bmay not\b/gi,
    suggestion: '"cannot" or "must not" for what is forbidden, "might not" for what is possible',
    level: 'warning',
    example: 'Users who may not sees this.',
  },
  {
    pattern: /\b(?:you|who|anyone|everyone|nobody|(?:users?|members?|owners?|admins?)) may\b(?! not)/gi,
    suggestion: '"can", or "might" for what is possible',
    level: 'warning',
    example: 'Members may deploy.',
  },
  {
    pattern: /\ba text\b(?! (?:file|editor|field|area|box|message|alternative|input|body|version|response|search))/gi,
    suggestion: '"a string"',
    level: 'warning',
    example: 'The value is a text.',
  },
];

/** Everything that pages are searched for. The table of STYLE.md is this list in prose. */
export const RULES: readonly Rule[] = [...FILLERS, ...GLOSSARY, ...TERMS, ...ORDER];
