import {describe, expect, it} from '@jest/globals';
import {getLanguage, tokenize} from './language';

const ENGLISH = getLanguage('en-GB');
const {stem} = ENGLISH;
const getPlaces = (text: string): string[] => tokenize(text, ENGLISH).map(({start, end}) => text.slice(start, end));
const terms = (text: string): string[] => tokenize(text, ENGLISH).map(({term}) => term);

describe('stem', () => {
  it.each([
    [['schedule', 'schedules', 'scheduled', 'scheduling'], 'schedul'],
    [['retry', 'retries', 'retried'], 'retry'],
    [['execute', 'execution', 'executions', 'executing'], 'execut'],
    [['deploy', 'deployed', 'deployment'], 'deploy'],
    [['stop', 'stopped', 'stopping'], 'stop'],
    [['run', 'runs', 'running'], 'run'],
    [['set', 'sets', 'setting'], 'set'],
    [['log', 'logs', 'logged', 'logging'], 'log'],
    [['plan', 'plans', 'planned', 'planning'], 'plan'],
    [['call', 'calls', 'called', 'calling'], 'call'],
    [['add', 'adds', 'added', 'adding'], 'add'],
    [['diff', 'diffs', 'diffing'], 'dif'],
    [['process', 'processes'], 'proces'],
  ])('returns the same stem for %j', (words, expected) => {
    expect(words.map((word) => stem(word.toLowerCase())).map((s) => s.replace('ss', 's'))).toEqual(
      words.map(() => expected),
    );
  });

  it.each(['status', 'props', 'x86', 'node', '日本語', 'axios', 'sse', 'this'])(
    'keeps different stems for %s',
    (word) => {
      expect(word.startsWith(stem(word))).toBe(true);
      expect(stem(word).length).toBeGreaterThanOrEqual(Math.min(3, word.length));
    },
  );
});

describe('tokenize', () => {
  it('returns an identifier and its parts', () => {
    expect(terms('$.flow.suspend')).toEqual(['$.flow.suspend', 'flow.suspend', 'flowsuspend', 'flow', 'suspend']);
    expect(tokenize('$.flow', ENGLISH).map(({kind}) => kind)).toEqual(['exact', 'exact', 'word']);
    expect(terms('MILLRACE_API_KEY')).toEqual(['millrace_api_key', 'millrac', 'api', 'key']);
    expect(terms('x-millrace-nostore')).toEqual(['x-millrace-nostore', 'x', 'millrac', 'nostor']);
    expect(terms('serviceDb')).toEqual(['servicedb', 'servic', 'db']);
    expect(terms('Node.js')).toEqual(['node.js', 'nodejs', 'nod', 'js']);
  });

  it('removes quotes, brackets and invisible characters around a word', () => {
    expect(terms('“the workflow (steps)…”')).toEqual(['the', 'workflow', 'step']);
    expect(terms('\u202Bresume\u202C\u200B')).toEqual(['resum']);
  });

  it('supports other scripts, emoji and very long input', () => {
    expect(terms('café 日本語 שלום 🎉')).toEqual(['caf', '日本語', 'שלום', '🎉']);
    expect(terms('x'.repeat(10_000))).toEqual([]);
  });

  it('limits numbers to 40 digits and words to 80 letters', () => {
    expect(terms('7'.repeat(40))).toEqual(['7'.repeat(40)]);
    expect(terms('7'.repeat(41))).toEqual([]);
    expect(terms('x'.repeat(80))).toEqual(['x'.repeat(80)]);
    expect(terms('x'.repeat(250))).toEqual(['x'.repeat(80)]);
  });

  it('splits camel case and removes single letters', () => {
    expect(terms('userID2')).toEqual(['userid2', 'user', 'id']);
    expect(terms('日serviceDb')).toEqual(['日', 'servicedb', 'servic', 'db']);
  });

  it.each([
    ['an address', 'https://a.example/b', ['https', 'a', 'exampl', 'b']],
    ['a word with an apostrophe inside', 'o’clock', ['o', 'clock']],
  ])("doesn't treat %s as an identifier", (_, text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  it.each([
    ['don’t', ['do', 'not']],
    ["Isn't", ['is', 'not']],
    ["won't", ['will', 'not']],
    ['cannot', ['can', 'not']],
    ["CAN'T", ['can', 'not']],
    ["mustn't", ['must', 'not']],
    ["shouldn't've", ['should', 'not']],
    ['doesnt', ['doe', 'not']],
    ['wouldn', ['would', 'not']],
    ["they're", ['they']],
    ['workflow’s', ['workflow']],
    ["Node.js's", ['node.js', 'nodejs', 'nod', 'js']],
    ['don`t', ['do', 'not']],
    ['won', ['won']],
    ['wont', ['will', 'not']],
    ['haven', ['haven']],
  ])('expands a contraction: %s', (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  it.each([
    ['2026-11-23', ['2026-11-23', '2026-11', '2026', '11', '23']],
    ['2026/1/3', ['2026-01-03', '2026-01', '2026', '01', '03']],
    ['10-20', ['10-20', '10', '20']],
    ['3.2.1', ['3.2.1', '3.2', '3']],
    ['12:30', ['12:30', '12', '30']],
  ])('returns a number with several parts and its parts: %s', (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  it.each([
    ['AT&T', ['at&t', 'at']],
    ['R&D', ['r&d']],
    ['Q＆A', ['q&a']],
    ['T&Cs', ['t&cs', 'cs']],
    ['Johnson&Johnson', ['johnson&johnson', 'johnson', 'johnson']],
    ['read & write', ['read', '&', 'writ']],
    ['a=1&b=2', ['a', '1', 'b', '2']],
  ])('keeps an ampersand between letters: %s', (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  it('returns the position of each term', () => {
    const text = 'use $.flow.exit here, serviceDb';
    const places = getPlaces(text);
    const whole = '$.flow.exit';
    expect(places).toEqual(['use', whole, whole, whole, 'flow', 'exit', 'here', 'serviceDb', 'service', 'Db']);
    expect(getPlaces('“Don’t!” it’s')).toEqual(['Don’t', 'Don’t', 'it']);
  });
});

it("doesn't stem words of unsupported languages, but splits identifiers", () => {
  const german = getLanguage('de');
  expect(tokenize('Pläne und Zeiten', german).map(({term}) => term)).toEqual(['plane', 'und', 'zeiten']);
  expect(tokenize('$.flow', german).map(({term}) => term)).toEqual(['$.flow', 'flow', 'flow']);
});

it("doesn't change contractions and possessives of other languages", () => {
  const terms = tokenize('L’utente dell’API, Ankara’da, qu’il n’est', getLanguage('it')).map(({term}) => term);
  expect(terms).toEqual(['l', 'utente', 'dell', 'api', 'ankara', 'da', 'qu', 'il', 'n', 'est']);
});
