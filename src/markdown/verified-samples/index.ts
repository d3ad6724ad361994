import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {factsOfSource} from '../../config/versions';
import {addRunBadges} from './addRunBadges';
import type {VerifiedSamplesOptions} from './options';
import type {SampleResults} from './results';

/** The file that the sample runner writes. Without it, no block has a badge. */
function readText(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '{}';
}

/** Says under each code block that ran when and with what, and takes the runner's words out of the fences. */
export function remarkVerifiedSamples({file: results}: VerifiedSamplesOptions) {
  const known = JSON.parse(readText(results)) as SampleResults;
  return (tree: Root, file: VFile): void => addRunBadges(tree, known, factsOfSource(file.path));
}

/** The plugin as the configuration takes it, for a file of results. */
export function verifiedSamples(file: string): [typeof remarkVerifiedSamples, VerifiedSamplesOptions] {
  return [
    remarkVerifiedSamples,
    {file, digest: createHash('sha256').update(readText(file)).digest('hex').slice(0, 16)},
  ];
}
