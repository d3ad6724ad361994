import type {TextFact} from 'docusaurus-plugin-facts/facts';

/** Language versions of code steps. Components run on Node.js only. */
export const runtimes = {
  node: {text: '18', meaning: 'Node.js version of code steps and components'},
  python: {text: '3.9', meaning: 'Python version of code steps'},
  go: {text: '1.17.1', meaning: 'Go version of code steps'},
} as const satisfies Record<string, TextFact>;
