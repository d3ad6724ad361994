import {cliCommands, cliGlobalFlags, cliRootFlags, type CliCommand, type CliFlag} from '../../../src/facts/cli';
import {UNKNOWN, type ShellCommand} from './shellWords';

const commands: readonly CliCommand[] = cliCommands;

function findFlag(flags: readonly CliFlag[], word: string): CliFlag | undefined {
  const name = word.replace(/=.*$/, '');
  return flags.find((flag) => flag.name === name || flag.alias === name);
}

function findCommand(words: readonly string[]): CliCommand | undefined {
  const isStart = (command: CliCommand) => command.name.split(' ').every((part, index) => words[index] === part);
  return commands.filter(isStart).sort((a, b) => b.name.length - a.name.length)[0];
}

interface Usage {
  readonly flags: readonly CliFlag[];
  readonly args: readonly string[];
  readonly problems: readonly string[];
}

function readWords(words: readonly string[], known: readonly CliFlag[]): Usage {
  const flags: CliFlag[] = [];
  const args: string[] = [];
  const problems: string[] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? '';
    if (!word.startsWith('-')) {
      args.push(word);
      continue;
    }
    const flag = findFlag(known, word);
    if (!flag) problems.push(`unknown flag ${word}: known are ${known.map(({name}) => name).join(', ')}`);
    else flags.push(flag);
    if (flag?.value && !word.includes('=')) index++;
  }
  return {flags, args, problems};
}

function checkArguments(command: CliCommand, args: readonly string[]): string[] {
  const required = command.args.filter((arg) => arg.required).length;
  const usage = `usage: millrace ${[command.name, ...command.args.map(({name}) => name)].join(' ')}`;
  if (args.length < required) return [`"${command.name}" lacks an argument; ${usage}`];
  if (args.length > command.args.length) return [`"${command.name}" has an argument too many; ${usage}`];
  return command.args.flatMap(({values}, index) => {
    const given = args[index];
    if (!values || given === undefined || given === UNKNOWN) return [];
    const allowed = values.flatMap(({value, alias}) => (alias ? [value, alias] : [value]));
    return allowed.includes(given) ? [] : [`"${given}" is not one of ${allowed.join(', ')}`];
  });
}

/** What is wrong with a call of the `millrace` command line, by the documented commands and flags. */
export function checkCli({args}: ShellCommand): string[] {
  const words = args.map(({value}) => value ?? UNKNOWN);
  const root = [...cliRootFlags, ...cliGlobalFlags];
  if (words.length === 0 || words.every((word) => word.startsWith('-'))) return [...readWords(words, root).problems];
  const leading = words.findIndex((word) => !word.startsWith('-'));
  const command = findCommand(words.slice(leading));
  if (!command)
    return [`unknown command "millrace ${words.join(' ')}": known are ${commands.map(({name}) => name).join(', ')}`];
  const rest = words.slice(leading + command.name.split(' ').length);
  const {args: given, problems} = readWords(rest, [...command.flags, ...cliGlobalFlags]);
  return [...problems, ...checkArguments(command, given)];
}
