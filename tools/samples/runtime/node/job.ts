import type {SampleContext} from '../../run/sampleContext';

/** How a Node.js sample is started. */
export type NodeKind = 'step' | 'action' | 'source' | 'v1' | 'script';

/** What the runner hands to the process of a sample. */
export interface NodeJob {
  readonly kind: NodeKind;
  /** Path of the file to run. */
  readonly entry: string;
  /** File that the result is written to. */
  readonly output: string;
  readonly context: SampleContext;
  readonly ports: {readonly http: number; readonly tls: number};
}

/** An event that a source has emitted. */
export interface Emit {
  readonly event: unknown;
  readonly id?: string | number;
  readonly summary?: string;
  readonly ts?: number;
  readonly name: string;
}

/** What a step asked for when it paused. */
export type Pause = Readonly<Record<string, unknown>> & {
  readonly type: 'delay' | 'suspend' | 'rerun';
  readonly ms: number;
};

/** All that a sample left behind. */
export interface RunResult {
  returnValue?: unknown;
  exports?: Record<string, unknown>;
  logs?: string[];
  response?: unknown;
  sends?: Record<string, unknown>[];
  emits?: Emit[];
  db?: unknown;
  pause?: Pause;
  exit?: {reason?: string};
  error?: {name: string; message: string; stack: string};
  /** What the process needed at most, in bytes. */
  peakMemory?: number;
}

/** Converts a value as if it had been stored as JSON. `undefined` stays. */
export function serializeJson(value: unknown): unknown {
  const text = JSON.stringify(value) as string | undefined;
  return text === undefined ? undefined : (JSON.parse(text) as unknown);
}
