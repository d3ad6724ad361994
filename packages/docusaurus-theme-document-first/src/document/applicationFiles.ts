import {baseUrl} from '../client/siteSettings';

/** What `application.json` says, which the build writes: the one file whose content changes with every build. */
export type ApplicationFiles = {
  /** Scripts of the application in their order, below the base path. */
  readonly scripts: readonly string[];
  /** Names of the scripts that several pages share, with their hash, by what pages call them. */
  readonly shared: Readonly<Record<string, string>>;
  /** The site's second script, where it has one, below the base path. */
  readonly pageTools?: string;
};

let asked: Promise<ApplicationFiles> | undefined;

/**
 * Asks where the scripts of this build are, once: pages name nothing that changes with every build. A call after a
 * failure asks again.
 *
 * @returns rejects when the file could not be loaded
 */
export function readApplicationFiles(): Promise<ApplicationFiles> {
  asked ??= fetch(`${baseUrl}application.json`, {cache: 'no-cache'}).then((response) => response.json());
  asked.catch(() => (asked = undefined));
  return asked;
}

/** Forgets the answer, so that the next call asks again. */
export function dropApplicationFiles(): void {
  asked = undefined;
}

const findScript = (): HTMLElement | null => document.querySelector('script[data-application]');

/** When the application of this page starts; `undefined` for the first interaction. */
export const readStart = (): string | undefined => findScript()?.dataset.start;

/** Names of the scripts of this page; `undefined` on a page without an application, such as one on a disk. */
export function listPageScripts(): string | undefined {
  return findScript()?.dataset.application;
}
