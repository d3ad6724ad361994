import {DocFrontMatterSchema} from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import {findNearestNames} from 'docusaurus-plugin-facts/facts';
import {distance} from 'fastest-levenshtein';
import Joi from 'joi';
import {CHANGES_KEY, COUNTERPART_KEY} from '../../config/counterparts';
import {isDevelopment} from '../../config/environment';
import {latestVersion, getFileVersion} from '../../config/versions';

const text = Joi.string().pattern(/\S/);

/** These texts are short, because they're shown in a banner and in a table. */
const MAX_SENTENCES = 3;

/** One to three sentences that end with a full stop. */
const sentences = text.pattern(/\.$/).custom((value: string, {error}) => {
  const count = value.match(/[.!?](?=\s|$)/g)?.length ?? 0;
  return count <= MAX_SENTENCES ? value : error('any.invalid');
});

const DAY_MS = 24 * 60 * 60 * 1000;

/** A valid date that isn't in the future in any time zone. */
const validateDay: Joi.CustomValidator<string> = (value, {error, prefs}) => {
  const day = value.slice(0, '2026-11-20'.length);
  const time = Date.parse(`${day}T00:00:00Z`);
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
  return isReal && time <= Number(prefs.context?.now) + DAY_MS ? value : error('any.invalid');
};

/** The description in the templates of `npm run new`. */
export const PLACEHOLDER_DESCRIPTION = 'One sentence that stands alone in a search result.';

const DOCUSAURUS_FIELDS = [
  ...['displayed_sidebar', 'hide_table_of_contents', 'hide_title', 'image', 'keywords'],
  ...['pagination_next', 'pagination_prev', 'toc_max_heading_level', 'toc_min_heading_level'],
];

/** Fields of a page, each with an explanation of the allowed values. */
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
        .custom(validateDay),
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
      `one to three sentences that say what's different in ${latestVersion.label}, the last one with a full stop ` +
      '(pages of older versions only; required where the version has a migration guide)',
    schema: Joi.when('$isOlder', {
      is: true,
      then: Joi.when('$hasGuide', {is: true, then: sentences.required(), otherwise: sentences}),
      otherwise: Joi.forbidden(),
    }),
  },
};

const KNOWN = [...Object.keys(FIELDS), ...DOCUSAURUS_FIELDS];

const schema = Joi.object({
  ...Object.fromEntries(DOCUSAURUS_FIELDS.map((field) => [field, Joi.any()])),
  ...Object.fromEntries(Object.entries(FIELDS).map(([field, {schema}]) => [field, schema])),
});

const RENAMED: Readonly<Record<string, string>> = {v2: COUNTERPART_KEY, v2_changes: CHANGES_KEY};

/** Reasons why this site doesn't use a field of Docusaurus. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  id: 'the folder is the address of the page',
  slug: 'the folder is the address of the page',
  sidebar_position: 'the place in the sidebar is in sidebars.ts',
  draft: 'a page that is not finished stays on its branch',
  last_update: 'the date comes from git',
};

/** Fields of Docusaurus that this site's pages don't use. */
const UNUSED = Object.keys((DocFrontMatterSchema.describe() as {keys: Record<string, unknown>}).keys);

function formatUnknownField(field: string): string {
  const renamed = Object.hasOwn(RENAMED, field) ? RENAMED[field] : undefined;
  if (renamed) return `was renamed; write "${renamed}"`;
  if (UNUSED.includes(field)) {
    const reason = Object.hasOwn(ELSEWHERE, field) ? `, because ${ELSEWHERE[field]}` : '';
    return `has no use on this site; leave it out${reason}`;
  }
  // A name that starts like a known one, such as sidebar_title, is probably a typo.
  const [start] = field.split(/(?<=_)/);
  const alike = KNOWN.filter((name) => start?.endsWith('_') && name.startsWith(start));
  const nearest =
    alike.sort((a, b) => distance(a, field) - distance(b, field))[0] ?? findNearestNames(field, KNOWN, 1)[0];
  return nearest ? `is not known; write "${nearest}"` : `is not known; allowed: ${KNOWN.join(', ')}`;
}

function getFieldLine(fileContent: string, field: string): number {
  const at = fileContent.split('\n').findIndex((line) => line.startsWith(`${field}:`));
  return at < 0 ? 1 : at + 1;
}

/**
 * Validates the front matter of a page.
 *
 * @param isDraft whether the description can still be a placeholder, as with `npm start`
 * @param now latest allowed time of a change, in milliseconds
 * @throws with file and line, field, value and allowed values for all invalid fields at once
 */
export function validateFrontMatter(
  source: string,
  fileContent: string,
  frontMatter: Record<string, unknown>,
  isDraft: boolean = isDevelopment(),
  now: number = Date.now(),
): void {
  const version = getFileVersion(source) ?? latestVersion;
  const context = {
    isOlder: version.status === 'older',
    hasGuide: version.migrationGuide !== undefined,
    isDraft,
    now,
  };
  const {error} = schema.validate(frontMatter, {abortEarly: false, convert: false, context});
  const wrong = [...new Set((error?.details ?? []).map(({path}) => String(path[0])))];
  const problems = wrong.map((field) => {
    const place = `${source}:${getFieldLine(fileContent, field)}`;
    if (!KNOWN.includes(field)) return `${place}: front matter "${field}" ${formatUnknownField(field)}`;
    const given = JSON.stringify(frontMatter[field]) ?? 'missing';
    const allowed = FIELDS[field]?.allowed ?? 'nothing';
    return `${place}: front matter "${field}" is ${given}; allowed: ${allowed}`;
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
