import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Block} from '../model';
import {createCertificate} from '../stub/certificate';
import {startStub} from '../stub/server';
import {buildGo, nameGoTmp, type GoProgram} from './buildGo';
import {runBash} from './runBash';
import {runGo} from './runGo';
import {runNode} from './runNode';
import {runPython} from './runPython';
import type {Outcome, SampleJob, Tools} from './sampleJob';
import {findTool, nodeTool, type FoundTool, type Tool} from './tools';
import {createWorkspace, type Workspace} from './workspace';
import {readWorld, type World} from './world';

/** How one block went: what came out and what ran it, or why it could not be run. */
export type Run =
  {readonly outcome: Outcome; readonly tool: Tool} | {readonly missing: string} | {readonly broken: string};

/** Where the runner finds fixtures and keeps its files. */
export interface RunPlaces {
  readonly root: string;
  readonly fixtures: string;
}

const WORKERS = 3;
const HOSTS = [
  'api.example.com',
  'api.millrace.example',
  'rt.millrace.example',
  'cli.millrace.example',
  'millrace.example',
  '*.m.millrace.example',
];
const TOOL_BY_LANG: Readonly<Record<string, keyof Tools>> = {python: 'python', go: 'go', bash: 'bash'};

/** The languages whose blocks can be run. */
export const RUNNABLE: ReadonlySet<string> = new Set(['js', 'ts', 'python', 'go', 'bash']);

interface Prepared {
  readonly block: Block;
  readonly world: World;
}

function listHosts(worlds: readonly World[]): string[] {
  const given = worlds.flatMap(({http}) => http.map(({url}) => new URL(url).hostname));
  return [...new Set([...HOSTS, ...given])];
}

function findGroup(block: Block, all: readonly Block[]): Block[] {
  const {group} = block.meta;
  if (group === undefined) return [block];
  return all.filter(
    (other) => other.page === block.page && other.meta.group === group && other.meta.expect === undefined,
  );
}

async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({length: WORKERS}, worker));
}

type Runner = (job: SampleJob, go: GoProgram | undefined) => Promise<Outcome>;

const RUNNERS: Readonly<Record<string, Runner>> = {
  js: runNode,
  ts: runNode,
  python: runPython,
  bash: runBash,
  go: (job, go) => (go ? runGo(job, go) : Promise.reject(new Error('the Go program was not built'))),
};

/** Runs blocks, each in a process and a world of its own. */
export class BlockRunner {
  readonly #found = new Map<keyof Tools, FoundTool>();

  constructor(private readonly places: RunPlaces) {}

  #tool(lang: string): FoundTool {
    const name = TOOL_BY_LANG[lang];
    if (name === undefined) return nodeTool;
    const found = this.#found.get(name) ?? findTool(name);
    this.#found.set(name, found);
    return found;
  }

  #path(name: keyof Tools): string {
    const found = this.#found.get(name);
    return found && 'path' in found ? found.path : name;
  }

  async #runOne(
    prepared: Prepared,
    all: readonly Block[],
    shared: Omit<SampleJob, 'block' | 'group' | 'world' | 'stub' | 'tmp' | 'tools'> & {key: string; cert: string},
    go: GoProgram | undefined,
  ): Promise<Outcome> {
    const {block, world} = prepared;
    const stub = await startStub(world.http, shared);
    const tmp = shared.workspace.createTmp(world.files, block.lang === 'go' ? nameGoTmp(block) : undefined);
    const tools = {python: this.#path('python'), go: this.#path('go'), bash: this.#path('bash')};
    try {
      const job = {block, group: findGroup(block, all), world, stub, tmp, tools, ...shared};
      const outcome = (await RUNNERS[block.lang]?.(job, go)) ?? {};
      if (stub.unanswered.length === 0) return outcome;
      const message = `nothing answers ${stub.unanswered.join(', ')}: add it to the "http" of a fixture`;
      return {...outcome, error: {name: 'Error', message, stack: ''}};
    } finally {
      stub.close();
    }
  }

  async #runAll(prepared: readonly Prepared[], all: readonly Block[], workspace: Workspace): Promise<Map<Block, Run>> {
    const runs = new Map<Block, Run>();
    const {key, cert} = await createCertificate(listHosts(prepared.map(({world}) => world)));
    const certificate = join(workspace.root, 'stub.pem');
    writeFileSync(certificate, cert);
    const goBlocks = prepared.map(({block}) => block).filter(({lang}) => lang === 'go');
    const cache = join(this.places.root, '.cache', 'samples');
    mkdirSync(cache, {recursive: true});
    const hasGo = goBlocks.length > 0 && 'path' in this.#tool('go');
    const building = hasGo ? buildGo(this.#path('go'), cache, goBlocks) : undefined;
    const ordered = [...prepared].sort((a, b) => Number(a.block.lang === 'go') - Number(b.block.lang === 'go'));
    await inParallel(ordered, async (one) => {
      const tool = this.#tool(one.block.lang);
      if ('missing' in tool) runs.set(one.block, tool);
      else
        runs.set(one.block, {
          tool,
          outcome: await this.#runOne(one, all, {workspace, certificate, key, cert}, await building),
        });
    });
    return runs;
  }

  /** Runs the given blocks; `all` holds the other files of their groups. */
  async run(blocks: readonly Block[], all: readonly Block[]): Promise<ReadonlyMap<Block, Run>> {
    const prepared: Prepared[] = [];
    const broken = new Map<Block, Run>();
    for (const block of blocks) {
      try {
        prepared.push({block, world: readWorld(this.places.fixtures, block.meta.fixture)});
      } catch (error) {
        broken.set(block, {broken: error instanceof Error ? error.message : String(error)});
      }
    }
    if (prepared.length === 0) return broken;
    const workspace = createWorkspace(this.places.root);
    try {
      return new Map([...broken, ...(await this.#runAll(prepared, all, workspace))]);
    } finally {
      workspace.remove();
    }
  }
}
