import type {PhrasingContent, Root} from 'mdast';
import type {VFile} from 'vfile';
import {placeIn} from 'docusaurus-plugin-facts';
import {say} from '../../buildWords';
import {type CliArgument, type CliCommand, type CliFlag, CLI_FILE, cli} from '../../facts/cli';
import {
  fence,
  inlineCode,
  paragraph,
  phrasingOf,
  table,
  text,
  type Block,
  link,
  fillPlaceholders,
} from '../placeholders/fillPlaceholders';

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
  const words = values.map(({value, alias}) =>
    alias ? say('cli.short', {value: `\`${value}\``, alias: `\`${alias}\``}) : `\`${value}\``,
  );
  return ` ${say('value.oneOf', {values: words.join(', ')})}`;
}

function usageOf({name, args, flags}: CliCommand): string {
  const words = args.map((argument) =>
    argument.required || argument.name.startsWith('[') ? argument.name : `[${argument.name}]`,
  );
  const options = flags.map(({name: flag, value}) => `[${value ? `${flag} ${value}` : flag}]`);
  return [PROGRAM, name, ...words, ...options].join(' ');
}

/** Prints flags as a table. */
function renderFlags(flags: readonly CliFlag[]): Block[] {
  const rows = flags.map((flag) => [spellFlag(flag), phrasingOf(flag.meaning)]);
  return [table([say('cli.flag'), say('cli.meaning')], rows)];
}

/** Prints what a command does, how it is written, its arguments and flags, and what it prints. */
function renderCommand(command: CliCommand): Block[] {
  const args = command.args.map((argument) => [
    [inlineCode(argument.name)],
    [text(say(argument.required ? 'cli.yes' : 'cli.no'))],
    phrasingOf(`${argument.meaning}${describeValues(argument)}`),
  ]);
  return [
    paragraph(...phrasingOf(command.summary)),
    fence('text', usageOf(command), `title="${say('cli.usage')}"`),
    ...(args.length > 0 ? [table([say('cli.argument'), say('cli.required'), say('cli.meaning')], args)] : []),
    ...(command.flags.length > 0 ? renderFlags(command.flags) : []),
    fence('text', command.prints, `title="${say('cli.output')}"`),
  ];
}

const {commands} = cli;

/** The id of the heading above a command: `#init` for `init app`. */
function anchorOfCommand(name: string): string {
  return name.split(' ')[0] ?? name;
}

function renderIndex(): Block[] {
  const rows = commands.map(({name, summary}) => [
    [link(`#${anchorOfCommand(name)}`, [inlineCode(name)])],
    phrasingOf(summary),
  ]);
  return [table([say('cli.command'), say('cli.does')], rows)];
}

function findCommand(name = ''): CliCommand {
  const found = commands.find((command) => command.name === name);
  if (found) return found;
  const known = commands.map((command) => command.name).join(', ');
  throw new Error(`<CliCommand name="${name}" /> names no command. The commands in ${CLI_FILE} are: ${known}.`);
}

function refuseGap(shown: ReadonlySet<string>, file: VFile): void {
  const missing = commands.filter(({name}) => !shown.has(name)).map(({name}) => `<CliCommand name="${name}" />`);
  if (missing.length === 0) return;
  throw new Error(
    `${placeIn(file, {})}: The page lists all commands but does not describe some of them. Add ${missing.join(', ')}.`,
  );
}

/** Remark plugin: replaces the markers of a page with the commands of `src/facts/cli.yaml`. */
export function remarkCliReference(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const shown = new Set<string>();
    let listsAll = false;
    fillPlaceholders(tree, file, {
      CliIndex: () => {
        listsAll = true;
        return renderIndex();
      },
      CliCommand: ({name}) => {
        const command = findCommand(name);
        shown.add(command.name);
        return renderCommand(command);
      },
      CliGlobalFlags: () => renderFlags([...cli.globalFlags, ...cli.rootFlags]),
      CliExitCodes: () => [
        table(
          [say('cli.status'), say('cli.meaning')],
          cli.exitCodes.map(({code, meaning}) => [[text(`${code}`)], phrasingOf(meaning)]),
        ),
      ],
      CliEnvironment: () => [
        table(
          [say('cli.variable'), say('cli.effect')],
          cli.environment.map(({name, meaning}) => [[inlineCode(name)], phrasingOf(meaning)]),
        ),
      ],
    });
    if (listsAll) refuseGap(shown, file);
  };
}
