import {units} from 'docusaurus-plugin-facts/facts';
import {createLiteralFactFinder} from 'docusaurus-plugin-facts/lint';
import {expect, it} from '@jest/globals';
import {facts, getFactText, getFacts} from '../../src/facts';
import {latestVersion, versions} from '../../src/config/versions';
import {findOtherRuntimes, formatOtherRuntime, hints} from './hints';

const findLiteralFacts = createLiteralFactFinder(facts, hints);
const namesIn = (source: string): string[] =>
  findLiteralFacts(source, latestVersion.id).map(({names}) => names.join('|'));

it.each([
  [`The timeout is ${getFactText('limits.workflowExecutionMax')} seconds.`, 'limits.workflowExecutionMax'],
  [`the ${getFactText('billing.dailyInvocations')} invocations of a day`, 'billing.dailyInvocations'],
  [`runs on Node.js ${getFactText('runtimes.node')}`, 'runtimes.node'],
  ['POST to https://eo9f2tbk6wqs.m.millrace.example', 'hosts.endpoints'],
  ['write to support@millrace.example', 'hosts.email'],
  [`suspended for ${getFactText('limits.suspendTimeoutDefault')}`, 'limits.suspendTimeoutDefault'],
])('finds the figure in %p', (text, name) => {
  expect(namesIn(text)).toEqual([name]);
});

it.each(['about 24 hours later', 'takes 5–10 minutes to start the workers', 'id123.cd.millrace.example', '100 apples'])(
  'ignores %p',
  (text) => {
    expect(namesIn(text)).toEqual([]);
  },
);

it('covers every duration', () => {
  const durations = versions
    .flatMap(({id}) => [...getFacts(id)])
    .filter(([, fact]) => 'value' in fact && units[fact.unit].base === 'milliseconds');
  expect(Object.keys(hints.durations).sort()).toEqual([...new Set(durations.map(([name]) => name))].sort());
});

const PAGE = 'docs/a/index.mdx';

it.each([
  ['Steps run on Node.js 99.', 'runtimes.node', 'Node.js 99'],
  ['| Node v99.1 | yes |', 'runtimes.node', 'Node v99.1'],
  ['Use Python 2.7.18 syntax.', 'runtimes.python', 'Python 2.7.18'],
  ['Go 1.99 has it.', 'runtimes.go', 'Go 1.99'],
])('finds a version that contradicts the platform in %j', (source, name, typed) => {
  expect(findOtherRuntimes(source, PAGE)).toEqual([expect.objectContaining({name, typed})]);
  expect(findOtherRuntimes(source, PAGE).map((version) => formatOtherRuntime(PAGE, version))).toEqual([
    expect.stringContaining(`write %${name}%`),
  ]);
});

it.each([
  `Steps run on Node.js ${getFactText('runtimes.node')}.1 and Go ${getFactText('runtimes.go')}.`,
  'Your own program needs Node.js 99{/* figure-ok: of the reader */}.',
  'Python 3, Go 100 times, node-99 and `%runtimes.node%`.',
  '```text\nPython 2.7\n```',
])('accepts the versions in %j', (source) => {
  expect(findOtherRuntimes(source, PAGE)).toEqual([]);
});
