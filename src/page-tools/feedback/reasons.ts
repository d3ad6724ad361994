import type {ReportKind} from './report';

/** What the dialog asks for each kind of report, and the answers. */
export const QUESTIONS: Readonly<
  Record<ReportKind, {readonly title: string; readonly question: string; readonly reasons: readonly string[]}>
> = {
  helpful: {
    title: 'This page was helpful',
    question: 'What helped?',
    reasons: ['It solved my problem', 'It was easy to follow', 'The samples worked', 'Something else'],
  },
  unhelpful: {
    title: 'This page was not helpful',
    question: 'What was the reason?',
    reasons: [
      'Something is missing',
      'Something is wrong',
      'It is hard to understand',
      'A sample does not work',
      'Something else',
    ],
  },
  problem: {
    title: 'Report a problem',
    question: 'What is the problem?',
    reasons: [
      'It is wrong',
      'It is out of date',
      'It is hard to understand',
      'A sample does not work',
      'It has a typing error',
      'Something else',
    ],
  },
};
