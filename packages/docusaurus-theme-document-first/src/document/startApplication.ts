import {baseUrl} from '../client/siteSettings';
import {listPageScripts, readApplicationFiles, type ApplicationFiles} from './applicationFiles';
import {loadScript} from './loadScript';

let areHinted = false;

/** Fetches the scripts of the page meanwhile. They are hints: the application asks for them again, and retries. */
function preloadPage({shared}: ApplicationFiles): void {
  if (areHinted) return;
  areHinted = true;
  for (const name of listPageScripts()?.match(/\S+/g) ?? []) {
    const link = document.createElement('link');
    const href = `${baseUrl}assets/js/${shared[name] ?? name}.js`;
    document.head.append(Object.assign(link, {rel: 'preload', as: 'script', fetchPriority: 'low', href}));
  }
}

/**
 * Loads the application, once: React and everything that is built on it. A call after a failure tries again.
 *
 * @returns rejects when a script could not be loaded
 */
export async function startApplication(): Promise<void> {
  const files = await readApplicationFiles();
  const loading = files.scripts.map((file) => loadScript(baseUrl + file));
  preloadPage(files);
  await Promise.all(loading);
}
