/** `npx tsx tests/links/external.ts`: every address outside the site with the pages that link it; `-- --check` asks each. */
import {readFileSync} from 'node:fs';
import {resolveFacts} from '../../src/facts';
import {factsOfSource} from '../../src/config/versions';
import {listPages} from '../../tools/listPages';

const LINK = /\]\((https?:\/\/[^)\s]+)\)/g;
const PATIENCE_MS = 10_000;

function collectLinks(): Map<string, string[]> {
  const links = new Map<string, string[]>();
  for (const page of listPages()) {
    const {text} = resolveFacts(readFileSync(page, 'utf8'), factsOfSource(page));
    for (const [, address] of text.matchAll(LINK)) {
      if (address) links.set(address, [...(links.get(address) ?? []), page]);
    }
  }
  return new Map([...links].sort(([one], [other]) => one.localeCompare(other)));
}

/** Why an address does not answer; `undefined` when it does. */
async function findFault(address: string): Promise<string | undefined> {
  try {
    const {ok, status} = await fetch(address, {signal: AbortSignal.timeout(PATIENCE_MS)});
    return ok ? undefined : `answers ${status}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

for (const [address, pages] of collectLinks()) {
  const fault = process.argv.includes('--check') ? await findFault(address) : undefined;
  console.log(`${fault ? `FAIL ${fault} ` : ''}${address}\n  ${[...new Set(pages)].join('\n  ')}`);
  if (fault) process.exitCode = 1;
}
