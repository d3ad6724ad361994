import Joi from 'joi';
import {platformErrorIds} from './errors';
import {readYaml} from './readYaml';
import {versionIds} from './versions';

/** A row of the limits table: what is limited, the allowance of each plan, and what happens at the limit. */
export interface LimitRule {
  /** The section of the table that contains it. */
  readonly group: string;
  readonly label: string;
  /** What the limit applies to: `each workflow`, `one execution`. */
  readonly scope: string;
  /** Allowance of each plan, with figures such as `%limits.tmp%`. */
  readonly free: string;
  readonly paid: string;
  readonly raise: string;
  /** What happens at the limit, if the error doesn't explain it. */
  readonly atLimit?: string;
  /** The platform error of the limit. */
  readonly error?: string;
  readonly status?: number;
  /** The page (without version prefix) and heading that explain the limit. */
  readonly page: string;
  readonly anchor: string;
  /** The full names of the facts that this row covers. */
  readonly facts: readonly string[];
}

type Rules = Readonly<Record<string, LimitRule>>;

/** The file of the limits, from the root of the project. */
export const LIMITS_FILE = 'src/facts/limits.yaml';

const text = Joi.string();
const rules = Joi.object().pattern(text, {
  group: Joi.valid(Joi.in('/groups', {adjust: Object.keys})),
  label: text,
  scope: text,
  free: text,
  paid: text,
  raise: text,
  atLimit: text.optional(),
  error: text.valid(...platformErrorIds).optional(),
  status: Joi.number().optional(),
  page: text
    .pattern(/^\/.*\/$/)
    .optional()
    .default('/limits/'),
  anchor: text,
  facts: Joi.array().items(text),
});

/** Schema of an entry. */
export const limitsSchema = Joi.object<{
  readonly groups: Readonly<Record<string, string>>;
  readonly latest: Rules;
  /** Rows for versions with different limits. */
  readonly versions: Readonly<Record<string, Rules>>;
}>({
  groups: Joi.object().pattern(text, text),
  latest: rules,
  versions: Joi.object()
    .pattern(Joi.valid(...versionIds), rules)
    .optional()
    .default({}),
});

/** Reads the limits table: its sections, its rows, and different rows for some versions. */
export const readLimits = () => readYaml(LIMITS_FILE, limitsSchema);

/** The limits as they were when this module was loaded. */
export const limitRules = readLimits();
