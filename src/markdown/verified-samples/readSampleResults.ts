import {existsSync, readFileSync} from 'node:fs';
import type {SampleResults} from './results';

/** Reads the file that the sample runner writes. Without it, no sample has a result. */
export function readSampleResults(file: string): SampleResults {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SampleResults) : {};
}
