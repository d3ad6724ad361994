import {describe, expect, it} from '@jest/globals';
import {units} from '../../src/facts/fact';
import {listFacts} from '../../src/facts/lookupFact';
import {durationWords} from './knownFacts';
import {findTypedFacts} from './findTypedFacts';
import {factText} from '../../src/facts/factText';

const SIZE = factText('limits.payloadSize');

function namesIn(source: string, version: 'v2' | 'v1' = 'v2'): string[] {
  return findTypedFacts(source, version).map(({names}) => names.join('|'));
}

describe('findTypedFacts', () => {
  it.each([
    [`A body of ${SIZE} passes.`, 'limits.payloadSize'],
    [`A body of ${SIZE.replace('KB', ' kB')} passes.`, 'limits.payloadSize'],
    [`The timeout is ${factText('limits.workflowExecutionMax')} seconds.`, 'limits.workflowExecutionMax'],
    ['a 30-second timeout', 'limits.defaultTimeoutHttp'],
    [`Pro costs ${factText('billing.proMonthlyPrice')} a month.`, 'billing.proMonthlyPrice|billing.teamMonthlyPrice'],
    [`at ${factText('billing.extraCreditPrice')} each`, 'billing.extraCreditPrice|billing.pricePerInvocation'],
    [`at most ${factText('limits.dataStoreMaxKeys')} keys`, 'limits.dataStoreMaxKeys'],
    [`at most ${factText('limits.dataStoreMaxKeys.raw')} keys`, 'limits.dataStoreMaxKeys'],
    [`the ${factText('billing.dailyInvocations')} invocations of a day`, 'billing.dailyInvocations'],
    [`runs on Node.js ${factText('runtimes.node')}`, 'runtimes.node'],
    [`runs on Python ${factText('runtimes.python')}.`, 'runtimes.python'],
    ['call https://api.millrace.example/v1/users/me', 'hosts.api'],
    ['POST to https://eo9f2tbk6wqs.m.millrace.example', 'hosts.endpoints'],
    ['write to support@millrace.example', 'hosts.email'],
    [`suspended for ${factText('limits.suspendTimeoutDefault')}`, 'limits.suspendTimeoutDefault'],
  ])('finds the figure in %p', (text, name) => {
    expect(namesIn(text)).toEqual([name]);
  });

  it.each([
    'every 30 seconds',
    'about 24 hours later',
    'order 1024',
    'a timeout of 130 seconds',
    'takes 5–10 minutes to start the workers',
    '2.512KB',
    '$190 and $19.50',
    'Python 3.91',
    'id123.cd.millrace.example',
    'up to %limits.payloadSize%',
    '100 apples',
  ])('leaves %p alone', (text) => {
    expect(namesIn(text)).toEqual([]);
  });

  it('names line and column, front matter included', () => {
    const source = `---\ntitle: Up to ${SIZE}\n---\n\nText, ${factText('limits.tmp')} and ${factText('limits.functionPayload')}.`;
    expect(findTypedFacts(source, 'v2')).toEqual([
      {line: 2, column: 14, typed: SIZE, names: ['limits.payloadSize']},
      {line: 5, column: 7, typed: factText('limits.tmp'), names: ['limits.tmp']},
      {
        line: 5,
        column: 12 + factText('limits.tmp').length,
        typed: factText('limits.functionPayload'),
        names: ['limits.functionPayload'],
      },
    ]);
  });

  it('looks for sizes and hosts in code blocks, and for nothing else there', () => {
    const source = '```bash\ncurl https://api.millrace.example/v1\necho "$19, timeout 30 seconds"\n```';
    expect(namesIn(source)).toEqual(['hosts.api']);
  });

  it('knows what only v1 has', () => {
    expect(namesIn(`attachments of ${factText('limits.attachment', 'v1')}`, 'v1')).toEqual(['limits.attachment']);
    expect(namesIn(`attachments of ${factText('limits.attachment', 'v1')}`, 'v2')).toEqual([]);
  });

  it('is excused by a comment with a reason, on the line or above a block', () => {
    expect(namesIn(`${SIZE} of memory {/* figure-ok: memory */}`)).toEqual([]);
    expect(namesIn(`${SIZE} of memory {/* figure-ok: */}`)).toEqual(['limits.payloadSize']);
    expect(namesIn(`{/* figure-ok: memory */}\n${SIZE}\n${SIZE}\n\n${SIZE}`)).toEqual(['limits.payloadSize']);
    expect(namesIn(`{/* figure-ok: memory */}\n\n\`\`\`js\n${SIZE}\n\n${SIZE}\n\`\`\`\n${SIZE}`)).toEqual([
      'limits.payloadSize',
    ]);
  });
});

describe('durationWords', () => {
  it('covers every duration but those whose unit alone tells them', () => {
    const durations = [...listFacts('v1')].filter(
      ([, fact]) => 'value' in fact && units[fact.unit].base === 'milliseconds',
    );
    expect(Object.keys(durationWords).sort()).toEqual(durations.map(([name]) => name).sort());
  });
});
