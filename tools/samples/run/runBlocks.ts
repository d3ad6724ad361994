import type {Block} from '../model';
import {createCertificate, type Certificate} from '../stub/createCertificate';
import {startStub} from '../stub/server';
import {runGo} from './runGo';
import {runBash} from './runBash';
import {runNode} from './runNode';
import {runPython} from './runPython';
import type {Outcome, SampleJob} from './sampleJob';
import {createWorkspace, type Workspace} from './workspace';
import {readFixture, type SampleContext} from './sampleContext';
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {getTool, type Tool} from './tools';

/** A block with its group and its context. */
export interface Sample {
  readonly block: Block;
  readonly group: readonly Block[];
  readonly sampleContext: SampleContext;
}

/** Context that all samples of a run share. */
interface RunContext {
  readonly workspace: Workspace;
  readonly tls: Certificate;
  readonly certificate: string;
}

const RUNNERS: Readonly<Record<string, (job: SampleJob) => Promise<Outcome>>> = {
  js: runNode,
  ts: runNode,
  python: runPython,
  bash: runBash,
  go: runGo,
};

/** The languages whose blocks can be run. */
export const RUNNABLE: ReadonlySet<string> = new Set(Object.keys(RUNNERS));

/** Runs a block with its own stub, `/tmp` and process. It fails if the stub doesn't know or (in Bash) rejects a request. */
async function runSample(sample: Sample, tool: Tool, {workspace, tls, certificate}: RunContext): Promise<Outcome> {
  const {block, sampleContext} = sample;
  const stub = await startStub(sampleContext.http, tls);
  const tmp = workspace.createTmp(sampleContext.files);
  try {
    const outcome = await RUNNERS[block.lang]?.({...sample, workspace, certificate, tool, stub, tmp});
    // Programs can demonstrate rejected requests, but shell commands must work.
    const problems = [...stub.unanswered, ...(block.lang === 'bash' ? stub.refused : [])];
    if (problems.length === 0) return outcome ?? {};
    const message = problems.join(', ');
    return {...outcome, error: {name: 'Error', message, stack: ''}};
  } finally {
    stub.close();
  }
}

/** The outcome of a block, or why it couldn't be run. */
export type RunResult =
  {readonly outcome: Outcome; readonly tool: Tool} | {readonly missing: string} | {readonly broken: string};

/** Where the runner finds fixtures and keeps its files. */
export interface RunPlaces {
  readonly root: string;
  readonly fixtures: string;
}

const WORKERS = 3;
/** The hosts that samples call without naming them in a fixture. */
const HOSTS = [
  'api.example.com',
  'millrace.example',
  'api.millrace.example',
  'cli.millrace.example',
  'rt.millrace.example',
  '*.m.millrace.example',
];

function getHosts(samples: readonly Sample[]): string[] {
  const given = samples.flatMap(({sampleContext}) => sampleContext.http.map(({url}) => new URL(url).hostname));
  return [...new Set([...HOSTS, ...given])];
}

function getGroupBlocks(block: Block, all: readonly Block[]): Block[] {
  const {group} = block.meta;
  if (group === undefined) return [block];
  return all.filter(({page, meta}) => page === block.page && meta.group === group && meta.expect === undefined);
}

async function runInParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const runNext = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({length: WORKERS}, runNext));
}

function createRunnableSamples(
  blocks: readonly Block[],
  all: readonly Block[],
  fixtures: string,
): {samples: Sample[]; broken: Map<Block, RunResult>} {
  const samples: Sample[] = [];
  const broken = new Map<Block, RunResult>();
  for (const block of blocks) {
    try {
      samples.push({
        block,
        group: getGroupBlocks(block, all),
        sampleContext: readFixture(fixtures, block.meta.fixture),
      });
    } catch (error) {
      broken.set(block, {broken: error instanceof Error ? error.message : String(error)});
    }
  }
  return {samples, broken};
}

async function runSamples(samples: readonly Sample[], workspace: Workspace): Promise<Map<Block, RunResult>> {
  const runs = new Map<Block, RunResult>();
  const tls = await createCertificate(getHosts(samples));
  const certificate = join(workspace.root, 'stub.pem');
  writeFileSync(certificate, tls.cert);
  const surroundings = {workspace, tls, certificate};
  await runInParallel(samples, async (sample) => {
    const tool = getTool(sample.block);
    runs.set(sample.block, 'missing' in tool ? tool : {tool, outcome: await runSample(sample, tool, surroundings)});
  });
  return runs;
}

/** Runs blocks, each in its own process and environment; `all` holds the other files of their groups. */
export async function runBlocks(
  blocks: readonly Block[],
  all: readonly Block[],
  {root, fixtures}: RunPlaces,
): Promise<ReadonlyMap<Block, RunResult>> {
  const {samples, broken} = createRunnableSamples(blocks, all, fixtures);
  if (samples.length === 0) return broken;
  const workspace = createWorkspace(root);
  try {
    return new Map([...broken, ...(await runSamples(samples, workspace))]);
  } finally {
    workspace.remove();
  }
}
