/** Declarations of `@millrace/types`, as the components pages describe them. */
import type {Readable} from 'node:stream';

export type JSONValue = string | number | boolean | null | undefined | JSONValue[] | {[key: string]: JSONValue};

export interface SendConfigHTTP {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS' | (string & {});
  url: string;
  headers?: Record<string, string>;
  params?: Record<string, unknown>;
  data?: unknown;
  auth?: {username: string; password: string};
}

export interface SendConfigEmail {
  subject: string;
  text?: string;
  html?: string;
  include_collaborators?: boolean;
}

export interface SendConfigS3 {
  bucket: string;
  prefix: string;
  payload: unknown;
}

export interface SendConfigEmit {
  raw_event: object;
}

export interface SendConfigSSE {
  channel: string;
  payload: unknown;
}

export interface HTTPResponse {
  status: number;
  headers?: Record<string, string>;
  body?: string | object | Buffer | Readable;
  immediate?: boolean;
}

export interface PauseUrls {
  resume_url: string;
  cancel_url: string;
}

/** The marker to return from a step that ends its workflow. */
export interface ExitMarker {
  readonly exit: true;
}

export interface RunContext {
  runs: number;
  context: any;
  callback_request?: {
    method: string;
    path: string;
    query: Record<string, any>;
    headers: Record<string, string>;
    body: any;
  };
}

export interface ExecutionContext {
  id: string;
  trace_id: string;
  ts: string;
  workflow_id: string;
  workflow_name: string;
  deployment_id: string;
  emitter_id: string;
  owner_id: string;
  platform_version: string;
  replay: boolean;
  deadline: number;
  JIT: boolean;
  run: RunContext;
  attachments?: Record<string, string>;
}

export interface Millrace {
  export(key: string, value: JSONValue): void;
  send: {
    http(config: SendConfigHTTP): void;
    email(config: SendConfigEmail): void;
    s3(config: SendConfigS3): void;
    emit(config: SendConfigEmit): void;
    sse(config: SendConfigSSE): void;
  };
  respond(response: HTTPResponse): Promise<any> | void;
  flow: {
    exit(reason?: string): ExitMarker;
    delay(ms: number): PauseUrls;
    suspend(ms?: number): PauseUrls;
    rerun(ms: number, context?: JSONValue, maxRetries?: number): PauseUrls;
  };
  context: ExecutionContext;
}

export interface ActionRunOptions {
  $: Millrace;
  steps: Record<string, any>;
}

export interface SourceHttpRunOptions {
  method: string;
  path: string;
  query: Record<string, any>;
  headers: Record<string, string>;
  bodyRaw?: string;
  body?: any;
}

export interface SourceTimerRunOptions {
  timestamp: number;
  interval_seconds: number;
}

export interface EmitMetadata {
  id?: string | number;
  name?: string;
  summary?: string;
  ts?: number;
}

export interface IdEmitMetadata extends EmitMetadata {
  id: string | number;
}

export interface Hooks {
  deploy?: () => Promise<void>;
  activate?: () => Promise<void>;
  deactivate?: () => Promise<void>;
}

export interface OptionsMethodArgs {
  page?: number;
  prevContext?: any;
  query?: string;
  [key: string]: any;
}

type Option = string | number | boolean | {label: string; value: unknown};
type OptionsResult = readonly Option[] | {options: readonly Option[]; context?: Record<string, unknown>};
type ValueType = 'string' | 'integer' | 'boolean' | 'object' | 'any' | 'string[]' | 'integer[]' | 'boolean[]';

export type PropDefinition =
  [app: App, name: string] | [app: App, name: string, inputValues: ((configuredProps: any) => object) | object];

interface PropFields {
  label?: string;
  description?: string;
  options?: readonly Option[] | ((args: any) => OptionsResult | Promise<OptionsResult>);
  useQuery?: boolean;
  optional?: boolean;
  default?: JSONValue;
  secret?: boolean;
  min?: number;
  max?: number;
  disabled?: boolean;
  hidden?: boolean;
  reloadProps?: boolean;
}

export type UserProp =
  ({type: ValueType} & PropFields) | ({propDefinition: PropDefinition; type?: ValueType} & PropFields);

export type InterfaceProp =
  | {type: '$.interface.http'; customResponse?: boolean; label?: string; description?: string}
  | {
      type: '$.interface.timer';
      default?: {intervalSeconds: number} | {cron: string};
      label?: string;
      description?: string;
    };

export interface ServiceDBProp {
  type: '$.service.db';
}

export interface DataStoreProp {
  type: 'data_store';
  label?: string;
  description?: string;
  optional?: boolean;
}

export interface App {
  type: 'app';
  app: string;
  propDefinitions?: Record<string, UserProp>;
  methods?: Record<string, (...args: any[]) => any>;
  label?: string;
  description?: string;
}

export type SourceProp =
  | ValueType
  | '$.interface.http'
  | '$.interface.timer'
  | '$.service.db'
  | UserProp
  | InterfaceProp
  | ServiceDBProp
  | App;
export type ActionProp = ValueType | 'data_store' | UserProp | DataStoreProp | App;

type Methods = Record<string, (...args: any[]) => any>;
type AdditionalProps = (previousPropDefs: any) => Promise<Record<string, any>> | Record<string, any>;

export interface Action {
  key: string;
  version: string;
  type: 'action';
  name?: string;
  description?: string;
  props?: Record<string, ActionProp>;
  methods?: Methods;
  additionalProps?: AdditionalProps;
  run(options: ActionRunOptions): any;
}

interface SourceBase {
  key: string;
  version: string;
  type: 'source';
  name?: string;
  description?: string;
  props?: Record<string, SourceProp>;
  methods?: Methods;
  additionalProps?: AdditionalProps;
  hooks?: Hooks;
  sampleEmit?: unknown;
  run(options?: any): void | Promise<void>;
}

type This = {[prop: string]: any};

/** A source that dedupes must give an id with every event. */
export type Source =
  | (SourceBase & {dedupe: 'unique' | 'greatest' | 'last'} & ThisType<
        This & {$emit(event: any, metadata: IdEmitMetadata): Promise<void>}
      >)
  | (SourceBase & {dedupe?: undefined} & ThisType<This & {$emit(event?: any, metadata?: EmitMetadata): Promise<void>}>);

export function defineApp<T extends App>(app: T & ThisType<This>): T;
export function defineAction<T extends Action>(action: T & ThisType<This>): T;
export function defineSource(source: Source): Source;
