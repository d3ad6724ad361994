import type {SampleResults} from './results';

/** What the plugin is told; results stand in its options, so that a build sees when they change. */
export interface SampleProofOptions {
  readonly results: SampleResults;
}
