type Json = Record<string, unknown>;

/** One canned answer of the HTTP stub. */
export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** A route of the HTTP stub; `replies` answers call after call, the last one for good. */
export interface StubRoute extends Reply {
  readonly method?: string;
  readonly url: string;
  readonly replies?: readonly Reply[];
}

/** What happens at one pause of a step. */
export interface PauseOutcome {
  readonly resume?: {readonly body?: unknown; readonly headers?: Json; readonly query?: Json; readonly method?: string};
  readonly cancel?: boolean;
}

/** One thing that happens to a source: a hook or an event. */
export interface SourceCall {
  readonly hook?: 'deploy' | 'activate' | 'deactivate';
  readonly event?: unknown;
}

/** Everything a sample meets when it runs. */
export interface World {
  readonly event: unknown;
  readonly context: Json;
  readonly steps: Readonly<Record<string, Json>>;
  readonly props: Json;
  readonly inputs: Json;
  readonly params: Json;
  readonly auths: Json;
  readonly checkpoint?: unknown;
  readonly stepCheckpoint?: unknown;
  readonly env: Readonly<Record<string, string | null>>;
  readonly serviceDb: Json;
  readonly http: readonly StubRoute[];
  readonly files: Readonly<Record<string, string>>;
  readonly now: string;
  readonly calls?: readonly SourceCall[];
  readonly runs: readonly PauseOutcome[];
  readonly random?: number;
}

/** What a fixture file may hold. */
export type Fixture = Partial<World>;

const order = {
  order_id: 1042,
  customer: 'Ada',
  email: 'ada@example.com',
  total: 19.5,
  placed_at: '2023-06-01T11:59:00Z',
};

/** The HTTP event of the workflow "Order handling". */
export const defaultEvent = {
  method: 'POST',
  path: '/',
  url: 'https://eo9f2tbk6wqs.m.millrace.example/',
  client_ip: '203.0.113.7',
  query: {},
  headers: {'content-type': 'application/json'},
  body: order,
};

/** The world of a block that names no fixture. */
export const defaultWorld: World = {
  event: defaultEvent,
  context: {
    id: '2T4sGm6Wq1YbNzKfHcPuRxLtJoE',
    trace_id: '2T4sGhX0dV8rCaEyUiMnTpQkZwB',
    ts: '2023-06-01T12:00:00.000Z',
    workflow_id: 'p_Vb3Hqs',
    workflow_name: 'Order handling',
    owner_id: 'o_Kd7TzQ',
    replay: false,
  },
  steps: {lookup: {$return_value: {tier: 'gold'}, region: 'eu'}},
  props: {},
  inputs: {},
  params: {},
  auths: {},
  env: {ORDERS_API_KEY: 'test-orders-key', MR_API_KEY: 'test-millrace-key', MILLRACE_API_KEY: 'test-millrace-key'},
  serviceDb: {},
  http: [],
  files: {},
  now: '2023-06-01T12:00:00.000Z',
  runs: [],
};
