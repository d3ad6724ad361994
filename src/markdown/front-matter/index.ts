import {join, relative, sep} from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {factsOfSource} from '../../config/versions';
import {SAMPLE_RESULTS} from '../../config/sampleResults';
import {navigationFrontMatter} from '../../config/pagesOutsideSidebars';
import {createParseFrontMatter} from '../facts/parseFrontMatter';
import {describePageRuns} from '../verified-samples/describePageRuns';
import {readSampleResults} from '../verified-samples/readSampleResults';
import {checkFrontMatter} from './checkFrontMatter';
import {routeOfSource} from './routeOfSource';

const parseFacts = createParseFrontMatter();

/**
 * The site's `markdown.parseFrontMatter`: facts by name, required fields checked, and filled in the place of pages
 * outside the sidebars and when the samples ran (`samples_run`).
 *
 * @throws for a page with a missing or wrong field, with file and line.
 */
export function createFrontMatterParser(siteDir: string = process.cwd()): ParseFrontMatter {
  const results = readSampleResults(join(siteDir, SAMPLE_RESULTS));
  return async (params) => {
    const parsed = await parseFacts(params);
    const source = relative(siteDir, params.filePath).split(sep).join('/');
    const route = routeOfSource(source);
    if (route === null) return parsed;
    checkFrontMatter(source, params.fileContent, parsed.frontMatter);
    const runs = describePageRuns(params.fileContent, results, factsOfSource(source));
    const completed = {...navigationFrontMatter(route), ...(runs && {samples_run: runs})};
    return {...parsed, frontMatter: {...completed, ...parsed.frontMatter}};
  };
}
