import {existsSync, readFileSync} from 'node:fs';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {docsVersionOf} from '../platform-facts/docsVersionOf';
import {markSamples} from './markSamples';
import type {SampleProofOptions} from './options';
import type {SampleResults} from './results';

/** Reads the file that the test of the samples writes; without it no block has a mark. */
export function readSampleResults(file: string): SampleResults {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SampleResults) : {};
}

/** Says under each code block that ran when and with what, and takes the runner's words out of the fences. */
export function remarkSampleProof({results}: SampleProofOptions) {
  return (tree: Root, file: VFile): void => markSamples(tree, results, docsVersionOf(file.path));
}
