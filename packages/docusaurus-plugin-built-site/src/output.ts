import type {BuiltSite} from './builtSite';
import type {Files} from './files';
import type {BuildContext} from './pages';
import type {Translations} from './words';

/** Context of an output. */
export type OutputContext = BuildContext & {
  /** Messages of this package in the locale of the build. */
  readonly words: Translations;
};

/** Creates files, which the plugin writes after all outputs. Its name is logged with its duration. */
export type Output = (site: BuiltSite, context: OutputContext) => Files | Promise<Files>;
