import {join, relative, sep} from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {createParseFrontMatter} from 'docusaurus-plugin-facts';
import {type BuildWord, getMessage} from '../../buildWords';
import {isDevelopment} from '../../config/environment';
import {getRoute} from '../../config/getRoute';
import {getFactsVersion} from '../../config/versions';
import {facts} from '../../facts';
import {SAMPLE_RESULTS, getPageRuns, readSampleResults} from '../verified-samples';
import {validateFrontMatter} from './validateFrontMatter';

const parseFacts = createParseFrontMatter({facts, versionOf: getFactsVersion});

/** Content that's generated from another file, by its placeholder in the page, which can name a part. */
const MADE_FROM: readonly (readonly [markers: RegExp, what: BuildWord, file: string])[] = [
  [/^<Rest(?:Index|Resource)\b(?: tag="(\w+)")?/m, 'page.operations', 'src/facts/openapi.yaml'],
  [/^<Cli[A-Z]\w+/m, 'page.commands', 'src/facts/cli.yaml'],
];

/** The generated parts of a page, and their source file. */
type ContentSource = {readonly what: string; readonly file: string};

/** Returns the file that a part of the page is generated from, and the name of that part. */
function findContentSource(source: string): ContentSource | undefined {
  return MADE_FROM.flatMap(([markers, what, file]) => {
    const found = markers.exec(source);
    const tag = found?.[1];
    return found ? {what: tag ? getMessage('page.tagged', {what: getMessage(what), tag}) : getMessage(what), file} : [];
  })[0];
}

/** Adds file and line to the error of invalid YAML. Returns other errors unchanged. */
function addLocationToYamlError(error: unknown, source: string): unknown {
  const {mark, reason} = error as {mark?: {line: number}; reason?: string};
  if (mark === undefined) return error;
  // The parser counts from 0, and includes the line of dashes.
  const hint = 'allowed: a field and its value on each line; write a value with a colon in quotes: title: "One: two"';
  return new Error(`${source}:${mark.line + 1}: the front matter is no YAML: ${reason}; ${hint}`, {cause: error});
}

/**
 * Creates the site's `markdown.parseFrontMatter`, which fills in facts, validates the fields, and adds when the samples
 * ran (`samples_run`) and which parts are generated from which file (`made_from`).
 *
 * @throws with file and line if a field is missing or invalid
 */
export function createFrontMatterParser(siteDir: string = process.cwd()): ParseFrontMatter {
  const results = readSampleResults(join(siteDir, SAMPLE_RESULTS));
  return async (params) => {
    const source = relative(siteDir, params.filePath).split(sep).join('/');
    const parsed = await parseFacts(params).catch((error: unknown) => {
      throw addLocationToYamlError(error, source);
    });
    const route = getRoute(source);
    if (route === null) return parsed;
    validateFrontMatter(source, params.fileContent, parsed.frontMatter);
    const runs = getPageRuns(params.fileContent, results, getFactsVersion(source));
    const madeFrom = findContentSource(params.fileContent);
    const isDraft = isDevelopment() && parsed.frontMatter.outline === true;
    const completed = {
      // Shown on the page by the theme.
      ...(isDraft && {draft: true}),
      ...(runs && {samples_run: runs}),
      ...(madeFrom && {made_from: madeFrom}),
    };
    return {...parsed, frontMatter: {...completed, ...parsed.frontMatter}};
  };
}
