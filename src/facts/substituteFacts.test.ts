import {describe, expect, it} from '@jest/globals';
import {describeProblem, locateOffset, resolveFacts, substituteFacts} from './substituteFacts';
import {factText} from './factText';

describe('substituteFacts', () => {
  it('replaces every token of a text', () => {
    expect(substituteFacts('up to %limits.payloadSize%, %limits.workflowExecutionMax% seconds')).toBe(
      `up to ${factText('limits.payloadSize')}, ${factText('limits.workflowExecutionMax')} seconds`,
    );
  });

  it('replaces tokens inside addresses and takes the values of v1', () => {
    expect(substituteFacts('https://eo9f2tbk6wqs.%hosts.endpoints%/?a=%20b')).toBe(
      'https://eo9f2tbk6wqs.m.millrace.example/?a=%20b',
    );
    expect(substituteFacts('%limits.attachment%', 'v1')).toBe(factText('limits.attachment', 'v1'));
  });

  it.each([
    '100% of the quota',
    'printf "%s %d\\n" x.y z',
    'date +%Y-%m-%dT%H:%M',
    '%2Fworkflows%2F',
    'from 10% to 20% or 5.5% a year',
    "'%.2f' % total",
  ])('leaves %p alone', (text) => {
    expect(resolveFacts(text)).toEqual({text, used: [], problems: []});
  });

  it('names the line, the column and the nearest names of a wrong token', () => {
    expect(() => substituteFacts('one\ntwo %limits.payloadSzie% three')).toThrow(
      '2:5 wrong token %limits.payloadSzie%: there is no fact "limits.payloadSzie". Nearest: %limits.payloadSize%.',
    );
  });

  it('reports a token that is not closed', () => {
    const {problems} = resolveFacts('%limits.payloadSize and %limits.tmp%');
    expect(problems.map(describeProblem)).toEqual([expect.stringContaining('"%limits.payloadSize" is not closed')]);
  });

  it('describes a token that is not closed by its name, and offers no other', () => {
    const {problems} = resolveFacts('%limits.payloadSize and');
    expect(problems.map(({missing}) => missing)).toEqual([
      {found: false, name: 'limits.payloadSize', reason: expect.stringContaining('is not closed'), nearest: []},
    ]);
  });

  it('takes what stands between two facts for text', () => {
    const {text, problems} = resolveFacts('%limits.tmp%limits.tmp%');
    expect(text).not.toContain('%limits.tmp%');
    expect(problems).toEqual([]);
  });

  it('lists problems in the order of the text, one a line', () => {
    const text = '%limits.payloadSzie% and %limits.tmp';
    expect(resolveFacts(text).problems.map(({offset}) => offset)).toEqual([0, 25]);
    expect(() => substituteFacts(text)).toThrow(/^1:1 wrong token .*\n1:26 wrong token [^\n]*$/);
  });

  it('separates the nearest names, and says where all are if none is near', () => {
    const missing = {found: false, name: 'a.b', reason: 'there is none'} as const;
    expect(describeProblem({offset: 0, token: '%a.b%', missing: {...missing, nearest: ['a.c', 'a.d']}})).toBe(
      'wrong token %a.b%: there is none. Nearest: %a.c%, %a.d%.',
    );
    expect(describeProblem({offset: 0, token: '%a.b%', missing: {...missing, nearest: []}})).toBe(
      'wrong token %a.b%: there is none. The names are in src/facts.',
    );
  });

  it('lists the names that were used', () => {
    expect(resolveFacts('%limits.tmp% %limits.tmp.raw%').used).toEqual(['limits.tmp', 'limits.tmp.raw']);
  });
});

describe('locateOffset', () => {
  it('counts lines and columns from one', () => {
    expect(locateOffset('ab\ncd', 0)).toEqual({line: 1, column: 1});
    expect(locateOffset('ab\ncd', 4)).toEqual({line: 2, column: 2});
  });
});
