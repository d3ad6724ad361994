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

/** Default interval of a source's polling timer in seconds. */
export const DEFAULT_POLLING_SOURCE_TIMER_INTERVAL = 900;

interface Config extends AxiosRequestConfig {
  returnFullResponse?: boolean;
  body?: unknown;
}

function assertConfig(config: Config): void {
  if (config.body !== undefined) throw new ConfigurationError('"body" is not an option of a request: use "data"');
}

async function request(_context: unknown, config: Config): Promise<unknown> {
  const {returnFullResponse, ...prepared} = config;
  assertConfig(config);
  try {
    const response = await plainAxios(prepared);
    return returnFullResponse ? response : (response.data as unknown);
  } catch (error) {
    if (isAxiosError(error) && error.response) {
      error.name = `${error.name} - ${error.message}`;
      error.message = JSON.stringify(error.response.data);
    }
    throw error;
  }
}

function create(defaults: Config = {}): AxiosInstance {
  assertConfig(defaults);
  const instance = plainAxios.create(defaults);
  instance.interceptors.request.use((config) => (assertConfig(config as Config), config));
  instance.interceptors.response.use((response) => response.data as AxiosResponse);
  return instance;
}

/**
 * The HTTP helper of components. Returns the body of a response, and adds the body of an error response to the error.
 */
export const axios = Object.assign(request, {create});
