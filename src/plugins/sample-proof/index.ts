import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {docsVersionOf} from '../platform-facts/docsVersionOf';
import {markSamples} from './markSamples';
import type {SampleProofOptions} from './options';
import type {SampleResults} from './results';

/** The file that the test of the samples writes; without it no block has a mark. */
function readText(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '{}';
}

/** Says under each code block that ran when and with what, and takes the runner's words out of the fences. */
export function remarkSampleProof({file: results}: SampleProofOptions) {
  const known = JSON.parse(readText(results)) as SampleResults;
  return (tree: Root, file: VFile): void => markSamples(tree, known, docsVersionOf(file.path));
}

/** The plugin as the configuration takes it, for a file of results. */
export function sampleProof(file: string): [typeof remarkSampleProof, SampleProofOptions] {
  return [remarkSampleProof, {file, digest: createHash('sha256').update(readText(file)).digest('hex').slice(0, 16)}];
}
