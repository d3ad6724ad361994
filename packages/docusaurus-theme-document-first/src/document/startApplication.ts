import {baseUrl} from '../client/siteSettings';
import {dropApplicationFiles, listPageScripts, readApplicationFiles, type ApplicationFiles} from './applicationFiles';
import {loadScript} from './loadScript';
import {reloadOnce} from '../client/page-load/newDeployment';

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
 * Loads the application, once: React and everything that is built on it. A call after a failure tries again. Where the
 * scripts are gone with their deployment, the page is reloaded once; the browser keeps the place and what was typed.
 *
 * @returns rejects when a script could not be loaded
 */
export async function startApplication(): Promise<unknown> {
  const files = await readApplicationFiles();
  const loading = files.scripts.map((file) => loadScript(baseUrl + file));
  preloadPage(files);
  return Promise.all(loading).catch(async (error) => {
    dropApplicationFiles();
    // Another deployment has taken the place of the scripts: those of both would not fit together.
    const {scripts} = await readApplicationFiles();
    if (scripts.join() !== files.scripts.join()) reloadOnce();
    throw error;
  });
}
