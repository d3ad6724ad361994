import type {SampleContext} from '../../run/sampleContext';
import {assertKeys} from './assertKeys';
import {serializeJson} from './job';

type Fields = Record<string, unknown>;

/** A component exported by a module. */
export interface Component {
  readonly type?: string;
  readonly props?: Readonly<Record<string, unknown>>;
  readonly methods?: Readonly<Record<string, (...args: unknown[]) => unknown>>;
  readonly hooks?: Readonly<Record<string, () => unknown>>;
  readonly dedupe?: string;
  run(argument: unknown): unknown;
}

/** The `this` of a component, and the content of its services. */
export interface Instance {
  readonly self: Fields;
  readonly stores: ReadonlyMap<string, DataStore>;
  readonly serviceDb: ReadonlyMap<string, unknown>;
  readonly responses: unknown[];
}

const TEST_ACCOUNT = {oauth_access_token: 'test-oauth-token', oauth_uid: 'u_Ht4Mwe', api_key: 'test-api-key'};

const TYPES = /^(?:(?:string|integer|boolean)(?:\[\])?|object|any|app|data_store|\$\.(?:interface\.(?:http|timer)|service\.db))$/;
const FIELDS = 'type app propDefinition label description options useQuery optional default secret min max'.split(' ');
const MORE_FIELDS = 'disabled hidden reloadProps customResponse propDefinitions methods'.split(' ');

/** Throws if the platform's editor wouldn't show a prop as intended. */
function assertProp(name: string, prop: Fields): void {
  if (prop.type === 'app') return;
  assertKeys(`the prop "${name}"`, prop, ['type'], [...FIELDS, ...MORE_FIELDS]);
  if (!TYPES.test(String(prop.type))) throw new TypeError(`the prop "${name}" has the type "${String(prop.type)}"`);
}

function resolveProp(prop: unknown): Fields {
  const fields: Fields = typeof prop === 'string' ? {type: prop} : (prop as Fields);
  const {propDefinition, ...own} = fields;
  if (!Array.isArray(propDefinition)) return fields;
  const [app, name] = propDefinition as [{propDefinitions?: Record<string, Fields>}, string];
  const inherited = app.propDefinitions?.[name];
  if (!inherited) throw new Error(`the app has no prop definition "${name}"`);
  return {...inherited, ...own};
}

function createAppProp(app: Fields, given: unknown): Fields {
  const {$auth = TEST_ACCOUNT, ...rest} = (given ?? {}) as Fields;
  const methods = (app.methods ?? {}) as Record<string, (...args: unknown[]) => unknown>;
  const instance: Fields = {...rest, $auth};
  for (const [name, method] of Object.entries(methods)) instance[name] = method.bind(instance);
  return instance;
}

function createServiceDb(records: Map<string, unknown>): Fields {
  return {
    get: (key: string) => serializeJson(records.get(key)),
    set: (key: string, value: unknown) => void records.set(key, serializeJson(value)),
  };
}

function createHttp(responses: unknown[]): Fields {
  const respond = (response: unknown) => void responses.push(serializeJson(response));
  return {type: '$.interface.http', endpoint: 'https://eq7kd2vlw0zt.m.millrace.example', respond};
}

/** Creates the `this` of a component: props with values, methods and services. */
export function createInstance(component: Component, sampleContext: SampleContext): Instance {
  const self: Fields = {};
  const stores = new Map<string, DataStore>();
  const serviceDb = new Map(Object.entries(sampleContext.serviceDb));
  const responses: unknown[] = [];
  for (const [name, prop] of Object.entries(component.props ?? {})) {
    const definition = resolveProp(prop);
    assertProp(name, definition);
    const given = sampleContext.props[name];
    if (definition.type === 'app') self[name] = createAppProp(definition, given);
    else if (definition.type === 'data_store') stores.set(name, new DataStore((given ?? {}) as Fields));
    else if (definition.type === '$.service.db') self[name] = createServiceDb(serviceDb);
    else if (definition.type === '$.interface.http') self[name] = createHttp(responses);
    else if (definition.type === '$.interface.timer')
      self[name] = {type: definition.type, ...(given as Fields | undefined)};
    else self[name] = given === undefined ? definition.default : given;
  }
  for (const [name, store] of stores) self[name] = store;
  for (const [name, value] of Object.entries(sampleContext.props)) if (!(name in self)) self[name] = value;
  for (const [name, method] of Object.entries(component.methods ?? {})) self[name] = method.bind(self);
  return {self, stores, serviceDb, responses};
}

const MAX_KEYS = 1024;

/** An in-memory data store with the methods for Node.js steps. */
class DataStore {
  readonly #records: Map<string, unknown>;

  constructor(initial: Record<string, unknown> = {}) {
    this.#records = new Map(Object.entries(initial));
  }

  #assertBulk(): void {
    if (this.#records.size > MAX_KEYS) {
      throw Object.assign(new Error('Request failed with status code 426'), {response: {status: 426}});
    }
  }

  async get(key: string): Promise<unknown> {
    return serializeJson(this.#records.get(String(key)));
  }

  async set(key: string, value: unknown): Promise<void> {
    this.#records.set(String(key), value === '' ? undefined : serializeJson(value));
  }

  async has(key: string): Promise<boolean> {
    return this.#records.has(String(key));
  }

  async keys(): Promise<string[]> {
    this.#assertBulk();
    return [...this.#records.keys()];
  }

  async entries(): Promise<[string, unknown][]> {
    this.#assertBulk();
    return [...this.#records.entries()].map(([key, value]) => [key, serializeJson(value)]);
  }

  async delete(key: string): Promise<void> {
    this.#records.delete(String(key));
  }

  async clear(): Promise<void> {
    this.#records.clear();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<[string, unknown]> {
    for (const [key, value] of [...this.#records]) yield [key, serializeJson(value)];
  }

  /** Returns the current records, to compare them with a shown result. */
  snapshot(): Record<string, unknown> {
    return Object.fromEntries(this.#records);
  }
}
