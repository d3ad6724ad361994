import {reportAt, type Block, type Problem} from '../model';
import {checkApiRequest} from './checkApi';
import {checkCli} from './checkCli';
import {checkGrammar} from './checkGrammar';
import {parseGrammar} from './grammar';
import {knownTools} from './knownTools';
import {readCurl} from './readCurl';
import {listCommands, listFunctions, UNKNOWN, type ShellCommand} from './shellWords';

function checkCurl(command: ShellCommand): string[] {
  const {request, problems} = readCurl(command);
  return [...problems, ...(request ? checkApiRequest(request) : [])];
}

const CHECKS: Readonly<Record<string, (command: ShellCommand) => string[]>> = {millrace: checkCli, curl: checkCurl};

function checkCommand(command: ShellCommand, functions: ReadonlySet<string>): string[] {
  const name = command.name.value ?? '';
  if (name.includes(UNKNOWN) || functions.has(name) || /^(?:\.{0,2}\/|\$HOME)/.test(name)) return [];
  const check = CHECKS[name];
  if (check) return check(command);
  return knownTools.has(name) ? [] : [`unknown tool "${name}": add it to knownTools.ts if readers are sure to have it`];
}

/** Bash: the syntax, then each command: a known tool, a documented `millrace` call or a documented request. */
export function checkShell(block: Block): Problem[] {
  const syntax = checkGrammar(block);
  if (syntax.length > 0) return syntax;
  const root = parseGrammar('bash', block.code);
  const functions = listFunctions(root);
  return listCommands(root).flatMap((command) =>
    checkCommand(command, functions).map((message) => reportAt(block, command.name.line, message)),
  );
}
