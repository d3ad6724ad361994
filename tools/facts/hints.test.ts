import {units} from 'docusaurus-plugin-facts/facts';
import {createLiteralFactFinder} from 'docusaurus-plugin-facts/lint';
import {expect, it} from '@jest/globals';
import {facts, getFactText, getFacts} from '../../src/facts';
import {latestVersion, versions} from '../../src/config/versions';
import {hints} from './hints';

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
