import type {Root} from 'mdast';
import {
  cliCommands,
  cliEnvironment,
  cliExitCodes,
  cliGlobalFlags,
  cliRootFlags,
  type CliCommand,
} from '../../facts/cli';
import {fillPlaceholders} from '../placeholders/fillPlaceholders';
import {inlineCode, link, phrasingOf, table, text, type Block} from '../placeholders/nodes';
import {renderCommand, renderFlags} from './renderCommand';

const commands: readonly CliCommand[] = cliCommands;

/** The id of the heading above a command: `#init` for `init app`. */
export function anchorOfCommand(name: string): string {
  return name.split(' ')[0] ?? name;
}

function renderIndex(): Block[] {
  const rows = commands.map(({name, summary}) => [
    [link(`#${anchorOfCommand(name)}`, [inlineCode(name)])],
    phrasingOf(summary),
  ]);
  return [table(['Command', 'What it does'], rows)];
}

function findCommand(name = ''): CliCommand {
  const found = commands.find((command) => command.name === name);
  if (found) return found;
  const known = commands.map((command) => command.name).join(', ');
  throw new Error(`<CliCommand name="${name}" /> names no command. The commands in src/facts/cli.ts are: ${known}.`);
}

function refuseGap(shown: ReadonlySet<string>): void {
  const missing = commands.filter(({name}) => !shown.has(name)).map(({name}) => `<CliCommand name="${name}" />`);
  if (missing.length === 0) return;
  throw new Error(`The page lists all commands but does not describe some of them. Add ${missing.join(', ')}.`);
}

/** Remark plugin: replaces the markers of a page with the commands of `src/facts/cli.ts`. */
export function remarkCliReference(): (tree: Root) => void {
  return (tree) => {
    const shown = new Set<string>();
    let listsAll = false;
    fillPlaceholders(tree, {
      CliIndex: () => {
        listsAll = true;
        return renderIndex();
      },
      CliCommand: ({name}) => {
        const command = findCommand(name);
        shown.add(command.name);
        return renderCommand(command);
      },
      CliGlobalFlags: () => renderFlags([...cliGlobalFlags, ...cliRootFlags]),
      CliExitCodes: () => [
        table(
          ['Status', 'Meaning'],
          cliExitCodes.map(({code, meaning}) => [[text(`${code}`)], phrasingOf(meaning)]),
        ),
      ],
      CliEnvironment: () => [
        table(
          ['Variable', 'Effect'],
          cliEnvironment.map(({name, meaning}) => [[inlineCode(name)], phrasingOf(meaning)]),
        ),
      ],
    });
    if (listsAll) refuseGap(shown);
  };
}
