import {distance} from 'fastest-levenshtein';
import Joi from 'joi';
import {CHANGES_KEY, COUNTERPART_KEY} from '../../config/counterparts';
import {isDevelopment} from '../../config/environment';
import {factsOfSource, latestVersion, originalOf, versionOfSource} from '../../config/versions';
import {join, relative, sep} from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {type BuildWord, say} from '../../buildWords';
import {SAMPLE_RESULTS, describePageRuns, readSampleResults} from '../verified-samples';
import {nearestNames} from 'docusaurus-plugin-facts/facts';
import {createParseFrontMatter} from 'docusaurus-plugin-facts';
import {facts} from '../../facts';
import {trimHtmlSlash} from '../../config/addresses';

const PAGE = /^(.*?)index\.mdx?$/;

/**
 * Route of a page's source file, relative to the base path: the folder is the route.
 * `docs/limits/index.mdx` gives `/limits/`, `versioned_docs/version-v1/index.mdx` gives `/v1/`. A translation has the route of its page.
 *
 * @param source path from the root of the project, with forward slashes
 * @returns `null` for a file that is not a page of any version
 */
export function routeOfSource(source: string): string | null {
  const version = versionOfSource(source);
  const folder = version && PAGE.exec(originalOf(source).slice(version.folder.length + 1))?.[1];
  return folder === undefined ? null : trimHtmlSlash(version?.prefix + folder);
}

const text = Joi.string().pattern(/\S/);

/** The texts stand in a banner and in a table, so they are short. */
const MAX_SENTENCES = 3;

/** One to three sentences that end with a full stop. */
const sentences = text.pattern(/\.$/).custom((value: string, {error}) => {
  const count = value.match(/[.!?](?=\s|$)/g)?.length ?? 0;
  return count <= MAX_SENTENCES ? value : error('any.invalid');
});

const DAY_MS = 24 * 60 * 60 * 1000;

/** A day that exists and has come somewhere on earth. */
const checkDay: Joi.CustomValidator<string> = (value, {error, prefs}) => {
  const day = value.slice(0, '2026-11-20'.length);
  const time = Date.parse(`${day}T00:00:00Z`);
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
  return isReal && time <= Number(prefs.context?.now) + DAY_MS ? value : error('any.invalid');
};

/** What the templates of `npm run new` say until the author has written a description. */
export const PLACEHOLDER_DESCRIPTION = 'One sentence that stands alone in a search result.';

/** Fields whose values Docusaurus checks. */
const DOCUSAURUS_FIELDS = [
  ...['displayed_sidebar', 'hide_table_of_contents', 'hide_title', 'image', 'keywords'],
  ...['pagination_next', 'pagination_prev', 'toc_max_heading_level', 'toc_min_heading_level'],
];

/** Fields of a page with what is allowed in them, in words. */
const FIELDS: Readonly<Record<string, {readonly allowed: string; readonly schema: Joi.Schema}>> = {
  title: {allowed: 'a text: what a reader would type', schema: text.required()},
  description: {
    allowed: 'one sentence of your own that stands alone in a search result',
    schema: Joi.when('$isDraft', {is: true, then: text, otherwise: text.invalid(PLACEHOLDER_DESCRIPTION)}).required(),
  },
  sidebar_label: {allowed: 'a short text, or nothing', schema: text},
  outline: {
    allowed: 'nothing in what is published; write the sections, then remove the line',
    schema: Joi.when('$isDraft', {is: true, then: Joi.valid(true), otherwise: Joi.forbidden()}),
  },
  search: {
    allowed: 'false for a page whose content another page has, title for one that lists what others say, or nothing',
    schema: Joi.valid(false, 'title'),
  },
  changes: {
    allowed: 'a list of days up to today with what changed, such as "2026-11-20 Retries are explained", or nothing',
    schema: Joi.array().items(
      Joi.string()
        .pattern(/^\d{4}-\d{2}-\d{2} \S/)
        .custom(checkDay),
    ),
  },
  unlisted: {allowed: 'true or false, or nothing', schema: Joi.boolean()},
  [COUNTERPART_KEY]: {
    allowed:
      `the route of the ${latestVersion.label} counterpart such as /workflows/steps/, ` +
      'or none (pages of older versions only)',
    schema: Joi.when('$isOlder', {is: true, then: Joi.string().pattern(/^(\/.*|none)$/), otherwise: Joi.forbidden()}),
  },
  [CHANGES_KEY]: {
    allowed:
      `one to three sentences that say what is different in ${latestVersion.label}, the last one with a full stop ` +
      '(required on pages of older versions, and only there)',
    schema: Joi.when('$isOlder', {is: true, then: sentences.required(), otherwise: Joi.forbidden()}),
  },
};

const KNOWN = [...Object.keys(FIELDS), ...DOCUSAURUS_FIELDS];

const schema = Joi.object({
  ...Object.fromEntries(DOCUSAURUS_FIELDS.map((field) => [field, Joi.any()])),
  ...Object.fromEntries(Object.entries(FIELDS).map(([field, {schema}]) => [field, schema])),
});

function describeUnknown(field: string): string {
  // A name that begins like a known one, such as sidebar_title, is meant for it.
  const [start] = field.split(/(?<=_)/);
  const alike = KNOWN.filter((name) => start?.endsWith('_') && name.startsWith(start));
  const nearest = alike.sort((a, b) => distance(a, field) - distance(b, field))[0] ?? nearestNames(field, KNOWN, 1)[0];
  return nearest ? `is not known; write "${nearest}"` : `is not known; allowed: ${KNOWN.join(', ')}`;
}

function lineOf(fileContent: string, field: string): number {
  const at = fileContent.split('\n').findIndex((line) => line.startsWith(`${field}:`));
  return at < 0 ? 1 : at + 1;
}

/**
 * Checks the front matter of one page.
 *
 * @param isDraft whether it may be unwritten, as while `npm start` shows it
 * @param now what no change can be after, in milliseconds
 * @throws with file and line, the field, what was given and what is allowed, for every wrong field at once.
 */
export function checkFrontMatter(
  source: string,
  fileContent: string,
  frontMatter: Record<string, unknown>,
  isDraft: boolean = isDevelopment(),
  now: number = Date.now(),
): void {
  const isOlder = versionOfSource(source) !== latestVersion;
  const {error} = schema.validate(frontMatter, {abortEarly: false, convert: false, context: {isOlder, isDraft, now}});
  const wrong = [...new Set((error?.details ?? []).map(({path}) => String(path[0])))];
  const problems = wrong.map((field) => {
    const place = `${source}:${lineOf(fileContent, field)}`;
    if (!KNOWN.includes(field)) return `${place}: front matter "${field}" ${describeUnknown(field)}`;
    const given = JSON.stringify(frontMatter[field]) ?? 'missing';
    const allowed = FIELDS[field]?.allowed ?? 'nothing';
    return `${place}: front matter "${field}" is ${given}; allowed: ${allowed}`;
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

const parseFacts = createParseFrontMatter({facts, versionOf: factsOfSource});

/** What is made from another file, by its markers in the page, which can name a part: changes belong there. */
const MADE_FROM: readonly (readonly [markers: RegExp, what: BuildWord, file: string])[] = [
  [/^<Rest(?:Index|Resources?)\b(?: tag="(\w+)")?/m, 'page.operations', 'src/facts/openapi.yaml'],
  [/^<Cli[A-Z]\w+/m, 'page.commands', 'src/facts/cli.yaml'],
];

/** The parts of a page that are made from another file, and the file. */
type MadeFrom = {readonly what: string; readonly file: string};

function findMadeFrom(source: string): MadeFrom | undefined {
  return MADE_FROM.flatMap(([markers, what, file]) => {
    const found = markers.exec(source);
    const tag = found?.[1];
    return found ? {what: tag ? say('page.tagged', {what: say(what), tag}) : say(what), file} : [];
  })[0];
}

/** The error of front matter that is no YAML, with its file and line; any other as it is. */
function placeYamlError(error: unknown, source: string): unknown {
  const {mark, reason} = error as {mark?: {line: number}; reason?: string};
  if (mark === undefined) return error;
  // The parser counts from 0, with the line of dashes.
  const hint = 'allowed: a field and its value on each line; write a value with a colon in quotes: title: "One: two"';
  return new Error(`${source}:${mark.line + 1}: the front matter is no YAML: ${reason}; ${hint}`, {cause: error});
}

/**
 * The site's `markdown.parseFrontMatter`: facts by name, required fields checked, and filled in when the samples
 * ran (`samples_run`) and what of the page is made from which file (`made_from`).
 *
 * @throws for a page with a missing or wrong field, with file and line.
 */
export function createFrontMatterParser(siteDir: string = process.cwd()): ParseFrontMatter {
  const results = readSampleResults(join(siteDir, SAMPLE_RESULTS));
  return async (params) => {
    const source = relative(siteDir, params.filePath).split(sep).join('/');
    const parsed = await parseFacts(params).catch((error: unknown) => {
      throw placeYamlError(error, source);
    });
    const route = routeOfSource(source);
    if (route === null) return parsed;
    checkFrontMatter(source, params.fileContent, parsed.frontMatter);
    const runs = describePageRuns(params.fileContent, results, factsOfSource(source));
    const madeFrom = findMadeFrom(params.fileContent);
    const isDraft = isDevelopment() && parsed.frontMatter.outline === true;
    const completed = {
      // The theme says it on the page.
      ...(isDraft && {draft: true}),
      ...(runs && {samples_run: runs}),
      ...(madeFrom && {made_from: madeFrom}),
    };
    return {...parsed, frontMatter: {...completed, ...parsed.frontMatter}};
  };
}
