import plainAxios, {type AxiosInstance, type AxiosRequestConfig, type AxiosResponse, isAxiosError} from 'axios';

/** An error whose message is meant for users. */
export class ConfigurationError extends Error {
  constructor(
    message: string,
    readonly exposeStack = false,
  ) {
    super(message);
    this.name = 'ConfigurationError';
  }
}

/** Seconds between two polls of a source, unless its user decides otherwise. */
export const DEFAULT_POLLING_SOURCE_TIMER_INTERVAL = 900;

interface Config extends AxiosRequestConfig {
  returnFullResponse?: boolean;
  debug?: boolean;
  body?: unknown;
}

type Context = {export?: (name: string, value: unknown) => void; debug?: unknown} | undefined;

function dropUndefined(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return;
  for (const [key, entry] of Object.entries(value)) if (entry === undefined) Reflect.deleteProperty(value, key);
}

function moveQuery(config: Config): void {
  if (!config.url?.includes('?')) return;
  const url = new URL(config.url, config.baseURL);
  config.params = {...Object.fromEntries(url.searchParams), ...(config.params as object | undefined)};
  config.url = config.url.replace(/\?[^#]*/, '');
}

function prepare(config: Config): Config {
  if (config.body !== undefined) throw new ConfigurationError('"body" is not an option of a request: use "data"');
  [config.headers, config.params, config.data].forEach(dropUndefined);
  moveQuery(config);
  return config;
}

function keepDebug(context: Context, name: string, value: unknown): void {
  if (context?.export) context.export(name, value);
  else if (context) context.debug = value;
}

function describe({status, headers, data}: AxiosResponse): unknown {
  return {status, headers: {...headers}, data: data as unknown};
}

function explain(error: unknown, context: Context): void {
  if (!isAxiosError(error) || !error.response) return;
  error.name = `${error.name} - ${error.message}`;
  error.message = JSON.stringify(error.response.data);
  keepDebug(context, 'debug', describe(error.response));
}

async function request(context: Context, config: Config): Promise<unknown> {
  const {returnFullResponse, debug, ...prepared} = prepare(config);
  if (debug) keepDebug(context, 'debug_config', prepared);
  try {
    const response = await plainAxios(prepared);
    if (debug) keepDebug(context, 'debug_response', describe(response));
    return returnFullResponse ? response : (response.data as unknown);
  } catch (error) {
    explain(error, context);
    throw error;
  }
}

function create(defaults: Config = {}): AxiosInstance {
  const instance = plainAxios.create(prepare(defaults));
  instance.interceptors.request.use((config) => (prepare(config as Config), config));
  instance.interceptors.response.use((response) => response.data as AxiosResponse);
  return instance;
}

/** The HTTP helper of components: the body on success, the body of the answer in the error on failure. */
export const axios = Object.assign(request, {create});

/** A copy of a value as JSON keeps it; circular references are dropped. */
export function cloneSafe(value: unknown): unknown {
  return JSON.parse(jsonStringifySafe(value)) as unknown;
}

/** JSON of a value; circular references are dropped. */
export function jsonStringifySafe(value: unknown): string {
  const seen = new WeakSet();
  return JSON.stringify(value, (_key, entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return entry;
    if (seen.has(entry)) return undefined;
    seen.add(entry);
    return entry;
  });
}
