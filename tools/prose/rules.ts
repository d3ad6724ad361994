/**
 * A wording that pages do not use, and what to write instead. An error is practically always wrong; a warning asks the
 * writer to look. Each is a row of the table of STYLE.md, which the unit test reads.
 */
export type Rule = {
  readonly pattern: RegExp;
  readonly suggestion: string;
  readonly level?: 'warning';
  /** What a line says that knows better. */
  readonly excuse?: string;
};

const START = '(?<=^|[.!?:] )';

/** Words that promise, praise or pad, and names beside the glossary's for the same thing. */
const FILLERS: readonly Rule[] = [
  {pattern: /\b(?:simply|please|seamless(?:ly)?|powerful|effortless(?:ly)?)\b/gi, suggestion: 'leave it out'},
  {
    pattern: /\bjust (?=add|call|click|create|make|open|pass|paste|press|put|run|set|type|use|write)/gi,
    suggestion: 'leave "just" out',
  },
  {pattern: /\b(?:easily|easy(?! to miss))\b/gi, suggestion: 'say what it takes instead of "easy"'},
  {pattern: /\bclick here\b/gi, suggestion: 'let the text of the link say where it leads'},
  {pattern: /\bevent history\b/g, suggestion: '"Event History"'},
  {pattern: /\b(?:key store|datastore)s?\b/gi, suggestion: '"data store"'},
  {pattern: /\bworkflow editor\b/gi, suggestion: '"builder"'},
];

/** Slips of the hand. */
const SLIPS: readonly Rule[] = [
  {pattern: /(?<![\w-])(?!had\b|that\b)([a-z]+)[ \n]\1(?![\w-])/g, suggestion: 'write the word once'},
  {pattern: /\ba (?=[aeio][a-z]+)(?!one\b|once\b|eu)/g, suggestion: '"an"'},
  {pattern: /\ban (?=[b-df-hj-np-tv-z][a-z]*[aeiouy])(?!hour|honest|heir)/g, suggestion: '"a"'},
];

/** Typing mistakes. */
const TYPING: readonly Rule[] = [
  {
    pattern: /(?<=\S) {2,}(?=\S)|(?<=[\p{L}\d)]) (?=[,.;:!?](?:\s|$))/gu,
    suggestion: 'one space between words, none before a sign',
  },
  {pattern: /\p{Ll}[,;!?](?=\p{L})/gu, suggestion: 'a space after the sign'},
  {
    pattern: /(?<![./\w])\.\.(?![./\w])|\.{4,}|(?<=\w)\.\.(?!\.)|[!?]{2,}/g,
    suggestion: 'one sign, or "…" for what is left out',
  },
  {pattern: /“[^“”"]*"|"[^"“”]*”/g, suggestion: 'the same quotation marks at both ends: "…"'},
  {pattern: /\bit's (?=own\b)/gi, suggestion: '"its own"'},
  {
    pattern:
      /\b(?:more|less|better|worse|rather|other|fewer|larger|smaller|longer|shorter|faster|slower|higher|lower|greater) then\b/gi,
    suggestion: '"than"',
  },
  {pattern: /\b(?:could|would|should|must|might) of\b(?! course)/gi, suggestion: '"have"'},
  {
    pattern: /\b(?:if|when|that|because|while|once) your (?:ready|not|done|using|going|able|sure|finished)\b/gi,
    suggestion: '"you are"',
  },
  {pattern: /\b(?:no|an|its|any|this) affect\b/gi, suggestion: '"effect"'},
  {pattern: /\b(?:dont|doesnt|cant|wont|isnt|arent|didnt|youre|theyre)\b/gi, suggestion: 'the apostrophe, or "do not"'},
  {pattern: /\b(?:black|white)[- ]?list(?:s|ed|ing)?\b/gi, suggestion: '"block list" or "allow list"'},
];

const DAY = 'a version or a day, such as "since 26 November 2026", because readers come at any time';

/** Times that depend on the day of writing, which no reader knows. */
const DATES: readonly Rule[] = [
  {
    pattern:
      /\b(?:we|Millrace|has|have|had|was|were|been|is) recently\b|\brecently (?:added|released|introduced|launched|improved|changed|renamed|removed)\b|\bsince (?:yesterday|last (?:week|month|year|release|version)|recently)\b/gi,
    suggestion: DAY,
  },
  {
    pattern:
      /\b(?:raised|lowered|added|changed|released|removed|introduced|launched|shipped|improved|renamed|deprecated|announced)\b[^.:;]{0,40}\b(?:last (?:week|month|year|quarter|spring|summer|autumn|winter)|yesterday|today|this (?:week|month|quarter|year))\b|\b(?:last (?:week|month|year|quarter)|yesterday|this (?:week|month|quarter|year)),? (?:we|Millrace) |\blater this (?:week|month|quarter|year)\b/gi,
    suggestion: DAY,
  },
  {
    pattern:
      /\b(?:in|with) (?:the|our|a|an) (?:next|upcoming|coming|forthcoming|future|last|previous) (?:release|update)\b/gi,
    suggestion: DAY,
  },
  {
    pattern:
      /\bcoming soon\b|\b(?:added|released|supported|available|live) soon\b|\bsoon be (?:added|released|supported|available|possible)\b|\b(?:planned|expected|due|coming|arriv(?:es?|ing)|follows?|ships?|launch(?:es|ing)?) (?:for|in|by|with) (?:Q[1-4]\b|(?:early|late|mid|spring|summer|autumn|winter|January|February|March|April|May|June|July|August|September|October|November|December)\b|20\d\d\b)/gi,
    suggestion: 'what there is; what is to come belongs there when it has come',
  },
  {
    pattern:
      /\bMillrace currently\b|\bcurrently (?:supports?|supported|available|unavailable|limited|not|no|only|in (?:beta|preview))\b|\b(?:as of (?:now|today|(?:this )?writing)|at the time of writing|nowadays|until further notice)\b/gi,
    suggestion: 'leave it out, because pages say what is so',
  },
];

/** What the dictionaries of programmers know from code, and prose spells otherwise. */
const SPELLING: readonly Rule[] = [
  {
    pattern:
      /\b(?!(?:re|down|up|over|right|out|cap)?siz|priz|seiz|authoriz(?:ation)?\b)[a-z]+(?:iz|yz)(?:e[ds]?|ers?|ing|ations?)\b/g,
    suggestion: 'British spelling: "organise", "analyse", "initialisation"',
  },
  {
    pattern: /\b(?:behavior|colou?r(?<!our)|flavor|neighbor|favor|honor|harbor)(?:s|ed|ing|ful|ite|ites|al)?\b/gi,
    suggestion: 'British spelling: "behaviour", "colour"',
  },
  {
    pattern:
      /\b(?:center(?:s|ed|ing)?|grays?|catalogs?|dialog(?! box)s?|defense|enroll?(?<!ll)|(?:(?:un)?label|cancel|signal|marshal|model|travel|initial)(?:ed|ing))\b/g,
    suggestion: 'British spelling: "centre", "grey", "catalogue", "dialogue", "cancelled", "labelled"',
  },
];

/** Words that developers do not use for what is meant. */
const TERMS: readonly Rule[] = [
  {
    pattern:
      /\bst(?:ands?|ood)\b(?= (?:in(?! for)|at|on|under|above|below|beside|before|behind|between|next|after)\b)/gi,
    suggestion: '"is", "appears", "is printed" or "the code contains …"',
  },
  {
    pattern: /\bst(?:ands?|ood)\b(?= (?:there|here|first|last|with|only|also|a|an|the|as)\b)/gi,
    suggestion: '"is", "appears" or "write"',
  },
  {
    pattern: /\b(?:by|of) (?:itself|themselves)\b/gi,
    suggestion: '"automatically", or "on its own"',
  },
  {
    pattern: /\bmend(?:s|ed|ing)?\b/gi,
    suggestion: '"fix", as a heading "Fix" or "What to do"',
  },
  {
    pattern:
      /(?<![\w.-])e?-?mails?\b(?<!(?<!-)email|emails)(?! (?:server|client|provider|relay|exchange|transfer)s?\b)/gi,
    suggestion: '"email", "an email", "by email"',
  },
  {pattern: /\bshall\b/gi, suggestion: '"should", "can" or "must"'},
  {
    pattern:
      /\bof (?:its|your|their|our|his|one's) own\b(?=$|[^\w\s]| (?:and|or|but|so|to|that|which|with|in|on|for|from|by|is|are|as|at|if|when|where|because|instead)\b)/gi,
    suggestion: '"your own key", "its own page"; usually neither is needed',
  },
  {pattern: /\bat the (?:least|most)\b/gi, suggestion: '"at least", "at most"'},
  {
    pattern: /\b(?:is|are) the (?:least|most)(?=[.,;:]|$| (?:you|that|a|one)\b)/gi,
    suggestion: '"the minimum is", "the maximum is"',
  },
  {
    pattern: /\bso many\b(?! \w+ that\b)/gi,
    suggestion: '"a number of", or say how many',
  },
  {
    pattern: /\b(?:ways?|paths?|roads?) leads? (?:around|out|past|there|round)\b/gi,
    suggestion: '"there are two workarounds"',
  },
  {pattern: /\bnamed texts?\b/gi, suggestion: '"a named string"'},
  {
    pattern: /\breplac(?:e|es|ing) [^.;:,]{1,60}? by\b(?! (?:hand|\w+ing\b))/gi,
    suggestion: '"replace X with Y"',
  },
  {
    pattern: /\b(?:is|are) (?:that|those) of (?:UTC|the)\b/gi,
    suggestion: 'name the thing again: "the daily allowance follows UTC"',
  },
];

/** Sentences in an order that English does not use, and words that are sometimes right. */
const ORDER: readonly Rule[] = [
  {
    pattern: new RegExp(`${START}(?:On|Off), `, 'g'),
    suggestion: '"When … is on, …"',
  },
  {
    pattern: new RegExp(`${START}(?:Switched|Turned) (?:on|off), |${START}(?:Enabled|Disabled|Checked|Unset), `, 'g'),
    suggestion: '"While the workflow is disabled, it …"',
  },
  {
    pattern: new RegExp(
      `${START}(?!(?:Based|Compared|Generated|Connected|Indeed|Unlike|Instead|Component|Red|Need)\\b)[A-Z][a-z]+(?:ed|ept|ent|own|ung|ade|uilt) (?:(?!to\\b)[a-z]+ ){0,3}?[a-z]+, (?=(?:the|it|a|an|they|this|you)\\b)`,
      'g',
    ),
    suggestion: 'open with the subject, or with "when …", "if …", "while …"',
    level: 'warning',
  },
  {
    pattern: new RegExp(`${START}Of (?:a|an|the|all|each|every|these|those|several|two)\\b(?! course)`, 'g'),
    suggestion: 'open with the subject: "If a breach affects your data, we …"',
    level: 'warning',
  },
  {
    pattern: /\bmay not\b/gi,
    suggestion: '"cannot" or "must not" for what is forbidden, "might not" for what is possible',
    level: 'warning',
  },
  {
    pattern: /\b(?:you|who|anyone|everyone|nobody|(?:users?|members?|owners?|admins?)) may\b(?! not)/gi,
    suggestion: '"can", or "might" for what is possible',
    level: 'warning',
  },
  {
    pattern: /\ba text\b(?! (?:file|editor|field|area|box|message|alternative|input|body|version|response|search))/gi,
    suggestion: '"a string"',
    level: 'warning',
  },
  {
    pattern: /(?<![\w.,–-])\d[\d,.]*\s?(?:[KMGT]i?B|kB)\b|\$(?!0(?![.\d]))\d[\d,.]*\d|\$[1-9]\b/g,
    suggestion:
      'the name of the figure, such as %limits.payloadSize%; if it is none of the platform, {/* figure-ok: why */}',
    level: 'warning',
    excuse: 'figure-ok:',
  },
];

/** Everything that pages are searched for. */
export const RULES: readonly Rule[] = [...FILLERS, ...SLIPS, ...TYPING, ...DATES, ...SPELLING, ...TERMS, ...ORDER];
