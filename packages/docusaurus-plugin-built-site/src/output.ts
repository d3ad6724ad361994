import type {BuiltSite} from './builtSite';
import type {Files} from './files';
import type {BuildContext} from './pages';
import type {Words} from './words';

/** What an output gets besides the site. */
export type OutputContext = BuildContext & {
  /** Words of this package in the locale that is built. */
  readonly words: Words;
};

/**
 * Makes files from the built site. It does not write them: the plugin does, once all outputs have run. Its name is
 * shown with the time that it took.
 */
export type Output = (site: BuiltSite, context: OutputContext) => Files | Promise<Files>;
