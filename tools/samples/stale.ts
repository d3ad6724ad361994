/** `npx tsx tools/samples/stale.ts`: pages whose samples have not run for 90 days; `--open-issue --send` tells the maintainers. */
import {REPOSITORY_URL} from '../../src/config/addresses';
import {readGitHubToken} from '../../src/config/environment';
import {SAMPLE_RESULTS} from '../../src/config/sampleResults';
import {readSampleResults} from '../../src/markdown/verified-samples/readSampleResults';
import {ISSUE_TITLE, openIssue} from './openIssue';
import {describeStalePages, listStalePages} from './staleSamples';

async function send(body: string): Promise<void> {
  const token = readGitHubToken();
  if (token === undefined) throw new Error('GITHUB_TOKEN is not set. Give a token that can write issues.');
  const [owner = '', repo = ''] = new URL(REPOSITORY_URL).pathname.slice(1).split('/');
  console.log(`Wrote ${await openIssue({owner, repo, token}, body)}`);
}

async function main(words: readonly string[]): Promise<void> {
  const pages = listStalePages(readSampleResults(SAMPLE_RESULTS), new Date());
  const report = describeStalePages(pages);
  console.log(report);
  if (pages.length === 0) return;
  process.exitCode = 1;
  if (!words.includes('--open-issue')) return;
  if (words.includes('--send')) await send(report);
  else console.log(`\nWould open the issue "${ISSUE_TITLE}" with this text. To do it, add --send.`);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
