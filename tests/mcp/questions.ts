import {factText} from '../../src/facts';

/** A question of a reader, the calls by which an agent answers it, and words that the last answer has to contain. */
export type Question = {
  readonly question: string;
  readonly steps: readonly {readonly tool: string; readonly args: Readonly<Record<string, unknown>>}[];
  readonly answer: string;
};

const call = (tool: string, args: Readonly<Record<string, unknown>>): Question['steps'][number] => ({tool, args});

/** Real questions, answered with the tools alone; what is found in one step leads to the next. */
export const questions: readonly Question[] = [
  {
    question: 'How large can the body of a webhook be?',
    steps: [call('get_limit', {name: 'HTTP request body'})],
    answer: `Every plan: ${factText('limits.payloadSize')}`,
  },
  {
    question: 'My log says "Event Queue Full". Are the events lost?',
    steps: [call('explain_error', {message: '2026-11-20 09:14:02 ERROR Event Queue Full'})],
    answer: 'The event can be replayed: no.',
  },
  {
    question: 'How do I send a signed test webhook from Python?',
    steps: [
      call('search', {query: 'verify webhook signature python'}),
      call('get_sample', {page: '/guides/signed-webhooks/', language: 'Python'}),
    ],
    answer: 'hmac.new(',
  },
  {
    question: 'What replaces $checkpoint when I migrate from v1?',
    steps: [
      call('search', {query: '$checkpoint replacement v2'}),
      call('get_page', {page: '/migrate-from-v1/', section: 'gaps'}),
    ],
    answer: '[data stores]',
  },
  {
    question: 'What does Team cost a month for each member?',
    steps: [call('get_limit', {name: 'team price'})],
    answer: `billing.teamMonthlyPrice: ${factText('billing.teamMonthlyPrice')}`,
  },
  {
    question: 'How do I get the next page of a list in the REST API?',
    steps: [call('search', {query: 'pagination REST API cursor'}), call('get_page', {page: '/api/rest/#pagination'})],
    answer: 'send `end_cursor` as `after`',
  },
  {
    question: 'Which addresses do I allow in my firewall for HTTP destinations?',
    steps: [call('get_limit', {name: 'addresses destinations'})],
    answer: factText('hosts.destinationAddresses').split('\n').join(', '),
  },
  {
    question: 'How long did the SQL service of v1 keep rows?',
    steps: [call('get_limit', {name: 'sql retention', version: 'v1'})],
    answer: `limits.sqlRetention: ${factText('limits.sqlRetention', 'v1')}`,
  },
  {
    question: 'How do I return my own HTTP response from a Python step?',
    steps: [
      call('search', {query: 'return custom HTTP response from workflow python'}),
      call('get_page', {page: '/code/python/#returning-http-responses'}),
    ],
    answer: 'mr.respond(',
  },
  {
    question: 'Who can invite members to a workspace, and how?',
    steps: [
      call('search', {query: 'who can invite members'}),
      call('get_page', {page: '/workspaces/', section: 'Invite members'}),
    ],
    answer: 'You can invite people to a workspace on Team',
  },
];
