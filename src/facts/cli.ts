import Joi from 'joi';
import {readYaml} from './readYaml';

/** One positional argument of a command. */
export interface CliArgument {
  /** As shown in the usage line, such as `<source-id-or-name>`. */
  readonly name: string;
  readonly required: boolean;
  readonly meaning: string;
  /** Values that the argument accepts, with their short forms. */
  readonly values?: readonly {readonly value: string; readonly alias?: string}[];
}

/** One flag of a command. */
export interface CliFlag {
  readonly name: string;
  readonly alias?: string;
  /** Placeholder of the flag's value. A flag without a placeholder is a switch. */
  readonly value?: string;
  readonly meaning: string;
}

/** A command of the CLI. */
export interface CliCommand {
  /** Words after `millrace`, such as `init app`. */
  readonly name: string;
  readonly summary: string;
  readonly args: readonly CliArgument[];
  readonly flags: readonly CliFlag[];
  /** Output of a successful run. The layout is fixed, the values are examples. */
  readonly prints: string;
}

type Cli = {
  /** Flags that every command accepts. */
  readonly globalFlags: readonly CliFlag[];
  /** Flags that are used without a command. */
  readonly rootFlags: readonly CliFlag[];
  /** Every command of `millrace`, in alphabetical order. */
  readonly commands: readonly CliCommand[];
  readonly exitCodes: readonly {readonly code: number; readonly meaning: string}[];
  /** Environment variables the CLI reads. */
  readonly environment: readonly {readonly name: string; readonly meaning: string}[];
};

/** The file that describes the CLI, from the root of the project. */
export const CLI_FILE = 'src/facts/cli.yaml';

const text = Joi.string();
const dash = text.pattern(/^-/);
const flag = Joi.object({name: dash, alias: dash.optional(), value: text.optional(), meaning: text});
const flags = Joi.array().items(flag).optional().default([]);
const value = Joi.object({value: text, alias: text.optional()});
const argument = Joi.object({
  name: text,
  required: Joi.boolean(),
  meaning: text,
  values: Joi.array().items(value).optional(),
});
const command = Joi.object({
  name: text,
  summary: text,
  args: Joi.array().items(argument).optional().default([]),
  flags,
  prints: text,
});

/** Schema of an entry. */
export const cliSchema = Joi.object<Cli>({
  globalFlags: flags,
  rootFlags: flags,
  commands: Joi.array().items(command),
  exitCodes: Joi.array().items({code: Joi.number(), meaning: text}),
  environment: Joi.array().items({name: text, meaning: text}),
});

/** The CLI, as described in `cli.yaml`. */
export const cli = readYaml(CLI_FILE, cliSchema);
