import {spawnSync} from 'node:child_process';
import type {Tools} from './sampleJob';
import type {Block} from '../model';

/** A program that runs samples: its name for readers and how it is found. */
export interface Tool {
  readonly label: string;
  readonly path: string;
}

interface ToolRule {
  /** Where to look, best first: the first on the path, then Debian's. */
  readonly commands: readonly string[];
  readonly args: readonly string[];
  /** Its groups: where the program is, and major and minor of its version. */
  readonly version: RegExp;
  readonly label: string;
  readonly install: string;
}

/** How each program tells its version, and how Debian installs it. */
const RULES: Readonly<Record<keyof Tools, ToolRule>> = {
  python: {
    commands: ['python3', '/usr/bin/python3'],
    args: ['-c', 'import sys, requests, yaml; print(sys.executable); print(sys.version.split()[0])'],
    version: /^(\S+)\n(\d+\.\d+)/,
    label: 'Python',
    install: 'apt-get install --yes python3 python3-requests python3-yaml',
  },
  go: {
    commands: ['go'],
    args: ['version'],
    version: /()go(\d+\.\d+)/,
    label: 'Go',
    install: 'apt-get install --yes golang-go',
  },
  bash: {
    commands: ['bash'],
    args: ['--version'],
    version: /()version (\d+\.\d+)/,
    label: 'Bash',
    install: 'apt-get install --yes bash curl jq',
  },
};

/** A program as found on this machine, or what to do where it is missing. */
type FoundTool = Tool | {readonly missing: string};

function lookFor(rule: ToolRule, env: NodeJS.ProcessEnv): Tool | undefined {
  for (const command of rule.commands) {
    const {status, stdout} = spawnSync(command, rule.args, {encoding: 'utf8', env});
    const [, path, version] = rule.version.exec(stdout ?? '') ?? [];
    if (status === 0 && version !== undefined) return {label: `${rule.label} ${version}`, path: path || command};
  }
  return undefined;
}

/** Looks for one of the programs. */
export function findTool(name: keyof Tools, env: NodeJS.ProcessEnv = process.env): FoundTool {
  const rule = RULES[name];
  const missing = `${rule.label} is needed to run these samples and is missing or incomplete. On Debian: ${rule.install}`;
  return lookFor(rule, env) ?? {missing};
}

/** The name and version of curl. As with every tool, without the patch version, which differs between machines. */
function findCurl(): string {
  const {stdout} = spawnSync('curl', ['--version'], {encoding: 'utf8'});
  return `curl ${/^curl (\d+\.\d+)/.exec(stdout ?? '')?.[1] ?? ''}`.trim();
}

/** The Node.js that runs this very program. */
export const nodeTool: Tool = {
  label: `Node.js ${process.versions.node.split('.').slice(0, 2).join('.')}`,
  path: process.execPath,
};

const TOOL_BY_LANG: Readonly<Record<string, keyof Tools>> = {python: 'python', go: 'go', bash: 'bash'};

/** The programs of this machine, each looked for once and only when a block needs it. */
export class Toolbox {
  readonly #found = new Map<keyof Tools, FoundTool>();
  #curlLabel: string | undefined;

  /** The program that runs a block, or what to do where it is missing. */
  find({lang, code}: Block): FoundTool {
    const name = TOOL_BY_LANG[lang];
    if (name === undefined) return nodeTool;
    const found = this.#found.get(name) ?? findTool(name);
    this.#found.set(name, found);
    const callsCurl = name === 'bash' && /\bcurl\b/.test(code);
    return 'path' in found && callsCurl ? {...found, label: `${found.label} and ${this.#curl}`} : found;
  }

  /** The label of curl, which readers of a request want to know as well as that of the shell. */
  get #curl(): string {
    this.#curlLabel ??= findCurl();
    return this.#curlLabel;
  }

  /** The paths of the programs that were found; a name stands for one nobody asked for. */
  get paths(): Tools {
    const pathOf = (name: keyof Tools) => {
      const found = this.#found.get(name);
      return found && 'path' in found ? found.path : name;
    };
    return {python: pathOf('python'), go: pathOf('go'), bash: pathOf('bash')};
  }
}
