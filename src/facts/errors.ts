import Joi from 'joi';
import {readYaml} from './readYaml';

/** An HTTP status, such as 429 and "Too Many Requests". */
export interface HttpStatus {
  readonly code: number;
  readonly text: string;
}

/** One entry of the error catalogue. Texts may hold tokens, `code` and [links](/limits/). */
export interface PlatformError {
  /** The message that Millrace shows. */
  readonly name: string;
  /** What happened, in a sentence or two. */
  readonly meaning: string;
  readonly where: string;
  readonly causes: readonly string[];
  /** What to do, in order. */
  readonly steps: readonly string[];
  readonly raise: string;
  readonly status?: HttpStatus;
  /**
   * The limit that was reached: the key of its row in the limits table, or a text about limits that readers configure.
   */
  readonly limit: string;
  /** Whether the event can be replayed after fixing the cause. */
  readonly replay: boolean;
  /** Text to show instead of yes or no if this depends on the trigger. */
  readonly replayNote?: string;
  /** Regular expressions, ignoring case, in the syntax of `compilePattern` in the error finder. */
  readonly patterns: readonly string[];
}

/** A message that looks like a platform error, and what it really is. */
interface RelatedMessage {
  readonly title: string;
  readonly answer: string;
  readonly patterns?: readonly string[];
  readonly status?: HttpStatus;
}

/** The file of the errors, from the root of the project. */
export const ERRORS_FILE = 'src/facts/errors.yaml';

const text = Joi.string();
const patterns = Joi.array().items(text).min(1);
const status = Joi.object({code: Joi.number(), text});

/** Schema of an entry. */
export const errorsSchema = Joi.object<{
  readonly errors: Readonly<Record<string, PlatformError>>;
  readonly messages: Readonly<Record<string, RelatedMessage>>;
}>({
  errors: Joi.object().pattern(/^[a-z0-9-]+$/, {
    name: text,
    patterns,
    meaning: text,
    where: text,
    causes: Joi.array().items(text).min(2),
    steps: Joi.array().items(text).min(3),
    raise: text,
    status: status.optional(),
    limit: text,
    replay: Joi.boolean(),
    replayNote: text.optional(),
  }),
  messages: Joi.object().pattern(
    text,
    Joi.object({title: text, patterns: patterns.optional(), status: status.optional(), answer: text}).or(
      'patterns',
      'status',
    ),
  ),
});

/** Reads the platform errors, and messages that are mistaken for them. */
export const readErrors = () => readYaml(ERRORS_FILE, errorsSchema);

export const {
  /** The platform errors by the ids of their entries on the troubleshooting page. */
  errors: platformErrors,
  /** Messages that aren't platform errors of v2. */
  messages: relatedMessages,
} = readErrors();

/** The ids of all platform errors. */
export const platformErrorIds = Object.keys(platformErrors);
