import {spawnSync} from 'node:child_process';
import type {Block} from '../model';

/** A program that runs samples: its display name and how to find it. */
export interface Tool {
  readonly label: string;
  readonly path: string;
}

interface ToolRule {
  /** Paths, best first: PATH, then Debian's. */
  readonly commands: readonly string[];
  readonly args: readonly string[];
  /** Its groups are the path, and the major and minor version. */
  readonly version: RegExp;
  readonly label: string;
  readonly install: string;
}

/** How to get the version of each program, and how to install it on Debian. */
const RULES = {
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
  curl: {
    commands: ['curl'],
    args: ['--version'],
    version: /()^curl (\d+\.\d+)/,
    label: 'curl',
    install: 'apt-get install --yes curl',
  },
} satisfies Readonly<Record<string, ToolRule>>;

/** An installed program, or a message about how to install it. */
type FoundTool = Tool | {readonly missing: string};

function findInstalledTool(rule: ToolRule): Tool | undefined {
  for (const command of rule.commands) {
    const {status, stdout} = spawnSync(command, rule.args, {encoding: 'utf8'});
    const [, path, version] = rule.version.exec(stdout ?? '') ?? [];
    if (status === 0 && version !== undefined) return {label: `${rule.label} ${version}`, path: path || command};
  }
  return undefined;
}

const found = new Map<string, FoundTool>();

/** Finds an installed program, and caches the result. */
export function findTool(name: keyof typeof RULES): FoundTool {
  const rule: ToolRule = RULES[name];
  const missing = `${rule.label} is needed to run these samples and is missing or incomplete. On Debian: ${rule.install}`;
  const tool = found.get(name) ?? findInstalledTool(rule) ?? {missing};
  found.set(name, tool);
  return tool;
}

/** The Node.js that runs this program. */
const nodeTool: Tool = {
  label: `Node.js ${process.versions.node.split('.').slice(0, 2).join('.')}`,
  path: process.execPath,
};

/** Returns the program that runs a block, or a message about how to install it. Includes curl if it's used. */
export function getTool({lang, code}: Block): FoundTool {
  if (lang !== 'python' && lang !== 'go' && lang !== 'bash') return nodeTool;
  const tool = findTool(lang);
  const curl = lang === 'bash' && /\bcurl\b/.test(code) ? findTool('curl') : undefined;
  return 'path' in tool && curl && 'path' in curl ? {...tool, label: `${tool.label} and ${curl.label}`} : tool;
}
