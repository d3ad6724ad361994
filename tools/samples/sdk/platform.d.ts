/** Declarations of `@millrace/platform`, as the platform axios page describes it. */
import type {AxiosInstance, AxiosRequestConfig} from 'axios';

export interface PlatformRequestConfig extends Omit<AxiosRequestConfig, 'data'> {
  data?: unknown;
  returnFullResponse?: boolean;
  debug?: boolean;
  /** Not allowed: throws `ConfigurationError`. Use `data`. */
  body?: unknown;
}

export interface SignConfig {
  oauthSignerUri: string;
  token: unknown;
}

export const axios: {
  (context: unknown, config: PlatformRequestConfig, signConfig?: SignConfig): Promise<any>;
  create(config?: PlatformRequestConfig, signConfig?: SignConfig): AxiosInstance;
};

/** An error whose message is meant for users. */
export class ConfigurationError extends Error {
  constructor(message: string, exposeStack?: boolean);
  readonly exposeStack: boolean;
}

export const DEFAULT_POLLING_SOURCE_TIMER_INTERVAL: number;
export function cloneSafe(value: any): any;
export function jsonStringifySafe(value: any): string;
