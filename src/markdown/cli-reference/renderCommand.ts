import type {PhrasingContent} from 'mdast';
import type {CliArgument, CliCommand, CliFlag} from '../../facts/cli';
import {fence, inlineCode, paragraph, phrasingOf, table, text, type Block} from '../placeholders/nodes';

const PROGRAM = 'millrace';

function spellFlag({name, alias, value}: CliFlag): PhrasingContent[] {
  const suffix = value ? ` ${value}` : '';
  const spellings = [alias, name].filter((spelling) => spelling !== undefined);
  return spellings.flatMap((spelling, index) => [
    ...(index > 0 ? [text(', ')] : []),
    inlineCode(`${spelling}${suffix}`),
  ]);
}

function describeValues({values = []}: CliArgument): string {
  if (values.length === 0) return '';
  const words = values.map(({value, alias}) => `\`${value}\`${alias ? ` (short: \`${alias}\`)` : ''}`);
  return ` One of ${words.join(', ')}.`;
}

function usageOf({name, args, flags}: CliCommand): string {
  const words = args.map((argument) =>
    argument.required || argument.name.startsWith('[') ? argument.name : `[${argument.name}]`,
  );
  const options = flags.map(({name: flag, value}) => `[${value ? `${flag} ${value}` : flag}]`);
  return [PROGRAM, name, ...words, ...options].join(' ');
}

/** Prints flags as a table. */
export function renderFlags(flags: readonly CliFlag[]): Block[] {
  const rows = flags.map((flag) => [spellFlag(flag), phrasingOf(flag.meaning)]);
  return [table(['Flag', 'Meaning'], rows)];
}

/** Prints what a command does, how it is written, its arguments and flags, and what it prints. */
export function renderCommand(command: CliCommand): Block[] {
  const args = command.args.map((argument) => [
    [inlineCode(argument.name)],
    [text(argument.required ? 'yes' : 'no')],
    phrasingOf(`${argument.meaning}${describeValues(argument)}`),
  ]);
  return [
    paragraph(...phrasingOf(command.summary)),
    fence('text', usageOf(command)),
    ...(args.length > 0 ? [table(['Argument', 'Required', 'Meaning'], args)] : []),
    ...(command.flags.length > 0 ? renderFlags(command.flags) : []),
    paragraph(text('It prints:')),
    fence('text', command.prints),
  ];
}
