/**
 * What a sample sees without importing it: the globals of code steps, and wrappers that give plain components their types.
 * `any` stands where the platform's own declarations have it: what an app sends or an author returns is not known here,
 * and with `unknown` samples would need casts that no reader writes.
 */
import type {
  ActionProp,
  ActionRunOptions,
  App,
  EmitMetadata,
  Hooks,
  HTTPResponse,
  SendConfigEmail,
  SendConfigEmit,
  SendConfigHTTP,
  SendConfigS3,
  SendConfigSSE,
  SourceProp,
} from '@millrace/types';

type This = {[prop: string]: any};
type Methods = Record<string, (...args: any[]) => any>;
type PropsOf<Prop> = Record<string, Prop>;

interface CodeStep {
  key?: string;
  name?: string;
  version?: string;
  type?: 'action';
  description?: string;
  props?: PropsOf<ActionProp>;
  methods?: Methods;
  additionalProps?: (previousPropDefs: any) => any;
  run(options: ActionRunOptions): any;
}

interface PlainSource {
  key?: string;
  name?: string;
  version?: string;
  type?: 'source';
  description?: string;
  props?: PropsOf<SourceProp>;
  methods?: Methods;
  additionalProps?: (previousPropDefs: any) => any;
  hooks?: Hooks;
  dedupe?: 'unique' | 'greatest' | 'last';
  sampleEmit?: unknown;
  run(event?: any): any;
}

interface V1Send {
  http(config: SendConfigHTTP): void;
  email(config: SendConfigEmail): void;
  s3(config: SendConfigS3): void;
  sql(config: {table: string; payload: object}): void;
  emit(config: SendConfigEmit): void;
  sse(config: SendConfigSSE): void;
}

type Emit = {$emit(event?: any, metadata?: EmitMetadata): Promise<void>};

declare global {
  // Node.js 18 has these; its declarations of that time do not.
  var fetch: typeof import('undici-types').fetch;
  var FormData: typeof import('undici-types').FormData;
  var Headers: typeof import('undici-types').Headers;
  var Request: typeof import('undici-types').Request;
  var Response: typeof import('undici-types').Response;
  var TextDecoderStream: typeof import('node:stream/web').TextDecoderStream;

  /** Types a code step; at run time it returns its argument. */
  function defineComponent<T extends CodeStep>(component: T & ThisType<This>): T;
  function __plainAction<T extends CodeStep>(component: T & ThisType<This>): T;
  function __plainSource<T extends PlainSource>(component: T & ThisType<This & Emit>): any;
  function __plainApp<T extends App>(app: T & ThisType<This>): T;

  /** Gives the whole-step function of v1 its arguments and globals. */
  function __v1Step(holder: {
    step(
      this: any,
      event: any,
      steps: any,
      params: any,
      auths: any,
      $respond: (response: HTTPResponse) => Promise<any>,
      $end: (message?: string) => never,
      $send: V1Send,
      $checkpoint: any,
      $attachments: Record<string, string>,
    ): (...args: any[]) => any;
  }): void;
}

export {};
