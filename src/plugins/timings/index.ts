import type {Plugin, PostCssOptions} from '@docusaurus/types';
import {postcssTimings} from './postcssTimings';

/** Lets style sheets write `timing(name)` for a duration of `src/timings.ts`. */
export default function timingsPlugin(): Plugin {
  return {
    name: 'timings',
    configurePostCss: (options: PostCssOptions) => ({...options, plugins: [...options.plugins, postcssTimings]}),
  };
}
