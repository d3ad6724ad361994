import type {PhrasingContent, Root} from 'mdast';
import type {VFile} from 'vfile';
import {getLocation} from 'docusaurus-plugin-facts';
import {getMessage} from '../../buildWords';
import {type CliArgument, type CliCommand, type CliFlag, CLI_FILE, cli} from '../../facts/cli';
import {
  createCodeBlock,
  createInlineCode,
  createParagraph,
  parsePhrasing,
  createTable,
  createText,
  type Block,
  createLink,
  replacePlaceholders,
} from '../placeholders/replacePlaceholders';

const PROGRAM = 'millrace';

function renderFlagNames({name, alias, value}: CliFlag): PhrasingContent[] {
  const suffix = value ? ` ${value}` : '';
  const spellings = [alias, name].filter((spelling) => spelling !== undefined);
  return spellings.flatMap((spelling, index) => [
    ...(index > 0 ? [createText(', ')] : []),
    createInlineCode(`${spelling}${suffix}`),
  ]);
}

function formatValues({values = []}: CliArgument): string {
  if (values.length === 0) return '';
  const words = values.map(({value, alias}) =>
    alias ? getMessage('cli.short', {value: `\`${value}\``, alias: `\`${alias}\``}) : `\`${value}\``,
  );
  return ` ${getMessage('value.oneOf', {values: words.join(', ')})}`;
}

function formatUsage({name, args, flags}: CliCommand): string {
  const words = args.map((argument) =>
    argument.required || argument.name.startsWith('[') ? argument.name : `[${argument.name}]`,
  );
  const options = flags.map(({name: flag, value}) => `[${value ? `${flag} ${value}` : flag}]`);
  return [PROGRAM, name, ...words, ...options].join(' ');
}

function renderFlags(flags: readonly CliFlag[]): Block[] {
  const rows = flags.map((flag) => [renderFlagNames(flag), parsePhrasing(flag.meaning)]);
  return [createTable([getMessage('cli.flag'), getMessage('cli.meaning')], rows)];
}

function renderCommand(command: CliCommand): Block[] {
  const args = command.args.map((argument) => [
    [createInlineCode(argument.name)],
    [createText(getMessage(argument.required ? 'cli.yes' : 'cli.no'))],
    parsePhrasing(`${argument.meaning}${formatValues(argument)}`),
  ]);
  return [
    createParagraph(...parsePhrasing(command.summary)),
    createCodeBlock('text', formatUsage(command), `title="${getMessage('cli.usage')}"`),
    ...(args.length > 0
      ? [createTable([getMessage('cli.argument'), getMessage('cli.required'), getMessage('cli.meaning')], args)]
      : []),
    ...(command.flags.length > 0 ? renderFlags(command.flags) : []),
  ];
}

/** Renders the output of a command. Pages put this below an example. */
function renderOutput({prints}: CliCommand): Block {
  return createCodeBlock('text', prints, `title="${getMessage('cli.output')}"`);
}

const {commands} = cli;

/** Returns the id of a command's heading: `#init` for `init app`. */
function getCommandAnchor(name: string): string {
  return name.split(' ')[0] ?? name;
}

function renderCommandIndex(): Block[] {
  const rows = commands.map(({name, summary}) => [
    [createLink(`#${getCommandAnchor(name)}`, [createInlineCode(name)])],
    parsePhrasing(summary),
  ]);
  return [createTable([getMessage('cli.command'), getMessage('cli.does')], rows)];
}

function getCommand(marker: string, name = ''): CliCommand {
  const found = commands.find((command) => command.name === name);
  if (found) return found;
  const known = commands.map((command) => command.name).join(', ');
  throw new Error(`<${marker} name="${name}" /> names no command. The commands in ${CLI_FILE} are: ${known}.`);
}

/** The placeholders that a page needs for each command if it lists all of them. */
const COMMAND_MARKERS = ['CliCommand', 'CliOutput'];

function assertAllCommandsShown(shown: ReadonlySet<string>, file: VFile): void {
  const missing = commands
    .flatMap(({name}) => COMMAND_MARKERS.map((marker) => `<${marker} name="${name}" />`))
    .filter((marker) => !shown.has(marker));
  if (missing.length === 0) return;
  throw new Error(
    `${getLocation(file, {})}: The page lists all commands but does not describe some of them. Add ${missing.join(', ')}.`,
  );
}

/** Remark plugin: replaces the placeholders on a page with the commands from `src/facts/cli.yaml`. */
export function remarkCliReference(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const shown = new Set<string>();
    const showCommand = (marker: string, name?: string) => {
      const command = getCommand(marker, name);
      shown.add(`<${marker} name="${command.name}" />`);
      return command;
    };
    let listsAll = false;
    replacePlaceholders(tree, file, {
      CliIndex: () => {
        listsAll = true;
        return renderCommandIndex();
      },
      CliCommand: ({name}) => renderCommand(showCommand('CliCommand', name)),
      CliOutput: ({name}) => [renderOutput(showCommand('CliOutput', name))],
      CliGlobalFlags: () => renderFlags([...cli.globalFlags, ...cli.rootFlags]),
      CliExitCodes: () => [
        createTable(
          [getMessage('cli.status'), getMessage('cli.meaning')],
          cli.exitCodes.map(({code, meaning}) => [[createText(`${code}`)], parsePhrasing(meaning)]),
        ),
      ],
      CliEnvironment: () => [
        createTable(
          [getMessage('cli.variable'), getMessage('cli.effect')],
          cli.environment.map(({name, meaning}) => [[createInlineCode(name)], parsePhrasing(meaning)]),
        ),
      ],
    });
    if (listsAll) assertAllCommandsShown(shown, file);
  };
}
