import type {SampleContext} from '../../run/sampleContext';

/** Kinds of Node.js samples. */
export type NodeKind = 'step' | 'action' | 'source' | 'v1' | 'script';

/** Input for the process of a sample. */
export interface NodeJob {
  readonly kind: NodeKind;
  /** Path of the file to run. */
  readonly entry: string;
  /** File for the result. */
  readonly output: string;
  readonly context: SampleContext;
  readonly ports: {readonly http: number; readonly tls: number};
}

/** An event emitted by a source. */
export interface Emit {
  readonly event: unknown;
  readonly id?: string | number;
  readonly summary?: string;
  readonly ts?: number;
  readonly name: string;
}

/** Options of a step's pause. */
export type Pause = Readonly<Record<string, unknown>> & {
  readonly type: 'delay' | 'suspend' | 'rerun';
  readonly ms: number;
};

/** Everything that a sample has done. */
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
  /** Peak memory of the process in bytes. */
  peakMemory?: number;
}

/** Converts a value as if it had been stored as JSON. Doesn't change `undefined`. */
export function serializeJson(value: unknown): unknown {
  const text = JSON.stringify(value) as string | undefined;
  return text === undefined ? undefined : (JSON.parse(text) as unknown);
}
