import {describe, expect, it} from '@jest/globals';
import {describePageRuns, hashSample, type SampleResults} from '.';

const result = (lang: string, code: string, tool: string, date: string): SampleResults => ({
  [hashSample(lang, code)]: {page: 'docs/a/index.mdx', tool, date},
});

const results: SampleResults = {
  ...result('js', 'log(1);', 'Node.js 20.20', '2026-11-20'),
  ...result('bash', 'if true; then\n  echo "512KB"\nfi', 'Bash 5.2 and curl 7.88', '2026-11-23'),
};

const JS = '```js title="code.mjs" run\nlog(1);\n```\n';
const BASH = '  ```bash run=script\n  if true; then\n    echo "%limits.payloadSize%"\n  fi\n  ```\n';

describe('describePageRuns', () => {
  it('names the run that is longest ago, and every tool once', () => {
    expect(describePageRuns(`${JS}\n<Tabs>\n${BASH}</Tabs>\n\n${JS}`, results, 'v2')).toEqual({
      date: '2026-11-20',
      tools: 'Bash 5.2, Node.js 20.20, curl 7.88',
    });
  });

  it.each([
    ['code that has changed since', JS.replace('1', '2')],
    ['a block that does not ask to be run', JS.replace(' run', ' norun="why"')],
    ['a page without samples', 'Text.'],
  ])('says nothing of %s', (_, source) => expect(describePageRuns(source, results, 'v2')).toBeNull());
});
