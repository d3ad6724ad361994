/** A word or form that pages do not use, and what to write instead. */
export type Rule = {readonly pattern: RegExp; readonly suggestion: string};

/** Words of the style guide, and names beside the glossary's for the same thing. */
export const RULES: readonly Rule[] = [
  {pattern: /\bsimply\b/gi, suggestion: 'leave "simply" out'},
  {
    pattern: /\bjust (?=add|call|click|create|make|open|pass|paste|press|put|run|set|type|use|write)/gi,
    suggestion: 'leave "just" out',
  },
  {pattern: /\b(?:easily|easy(?! to miss))\b/gi, suggestion: 'say what it takes instead of "easy"'},
  {pattern: /\bplease\b/gi, suggestion: 'leave "please" out'},
  {
    pattern: /\b(?:seamless(?:ly)?|powerful|blazing(?:ly)?|effortless(?:ly)?)\b/gi,
    suggestion: 'say what it does; praise says nothing',
  },
  {pattern: /\b(?:utili[sz]e[sd]?|utili[sz]ing)\b/gi, suggestion: '"use"'},
  {pattern: /\bin order to\b/gi, suggestion: '"to"'},
  {pattern: /\bclick here\b/gi, suggestion: 'let the text of the link say where it leads'},
  {pattern: /\bevent history\b/g, suggestion: '"Event History"'},
  {pattern: /\b(?:key store|datastore)s?\b/gi, suggestion: '"data store"'},
  {pattern: /\bworkflow editor\b/gi, suggestion: '"builder"'},
  {pattern: /\bcode cells?\b/gi, suggestion: '"code step"'},
  {pattern: /\benv(?:ironment)? vars?\b/g, suggestion: '"environment variable"'},
];
