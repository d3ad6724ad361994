import type {Block} from '../model';
import type {Certificate} from '../stub/certificate';
import {startStub} from '../stub/server';
import {nameGoTmp, type GoProgram} from './buildGo';
import {runBash} from './runBash';
import {runGo} from './runGo';
import {runNode} from './runNode';
import {runPython} from './runPython';
import type {Outcome, SampleJob, Tools} from './sampleJob';
import type {Workspace} from './workspace';
import type {World} from './world';

/** A block with the world it runs in and the files of its program. */
export interface Sample {
  readonly block: Block;
  readonly group: readonly Block[];
  readonly world: World;
}

/** What all samples of a run have in common. */
export interface Surroundings {
  readonly workspace: Workspace;
  readonly tls: Certificate;
  /** Path of the certificate. */
  readonly certificate: string;
  readonly tools: Tools;
  /** The compiled Go blocks; a promise, because the other languages need not wait for the compiler. */
  readonly go: Promise<GoProgram> | undefined;
}

type Runner = (job: SampleJob, surroundings: Surroundings) => Promise<Outcome>;

const RUNNERS: Readonly<Record<string, Runner>> = {
  js: runNode,
  ts: runNode,
  python: runPython,
  bash: runBash,
  go: async (job, {go}) => {
    if (!go) throw new Error('the Go program was not built');
    return runGo(job, await go);
  },
};

/** The languages whose blocks can be run. */
export const RUNNABLE: ReadonlySet<string> = new Set(Object.keys(RUNNERS));

/** Runs one block with its own stub, `/tmp` and process. A request that nothing answers is its error. */
export async function runSample(sample: Sample, surroundings: Surroundings): Promise<Outcome> {
  const {block, world} = sample;
  const {workspace, tls, certificate, tools} = surroundings;
  const stub = await startStub(world.http, tls);
  const tmp = workspace.createTmp(world.files, block.lang === 'go' ? nameGoTmp(block) : undefined);
  try {
    const outcome = await RUNNERS[block.lang]?.({...sample, workspace, certificate, tools, stub, tmp}, surroundings);
    if (stub.unanswered.length === 0) return outcome ?? {};
    const message = `nothing answers ${stub.unanswered.join(', ')}: add it to the "http" of a fixture`;
    return {...outcome, error: {name: 'Error', message, stack: ''}};
  } finally {
    stub.close();
  }
}
