import {spawnSync} from 'node:child_process';
import type {Tools} from './sampleJob';

/** A program that runs samples: its name for readers and how it is found. */
export interface Tool {
  readonly label: string;
  readonly path: string;
}

interface ToolRule {
  readonly command: string;
  readonly args: readonly string[];
  readonly version: RegExp;
  readonly label: string;
  readonly install: string;
}

/** How each program tells its version, and how Debian installs it. */
const RULES: Readonly<Record<keyof Tools, ToolRule>> = {
  python: {
    command: 'python3',
    args: ['-c', 'import sys, requests; print(sys.executable); print(sys.version.split()[0])'],
    version: /^(\S+)\n(\S+)/,
    label: 'Python',
    install: 'apt-get install --yes python3 python3-requests',
  },
  go: {
    command: 'go',
    args: ['version'],
    version: /()go(\d+(?:\.\d+)+)/,
    label: 'Go',
    install: 'apt-get install --yes golang-go',
  },
  bash: {
    command: 'bash',
    args: ['--version'],
    version: /()version (\d+\.\d+\.\d+)/,
    label: 'Bash',
    install: 'apt-get install --yes bash curl jq',
  },
};

/** A program as found on this machine, or what to do where it is missing. */
export type FoundTool = Tool | {readonly missing: string};

/** Looks for one of the programs. */
export function findTool(name: keyof Tools): FoundTool {
  const rule = RULES[name];
  const ran = spawnSync(rule.command, rule.args, {encoding: 'utf8'});
  const [, path, version] = rule.version.exec(ran.stdout ?? '') ?? [];
  if (ran.status !== 0 || version === undefined) {
    return {
      missing: `${rule.label} is needed to run these samples and is missing or incomplete. On Debian: ${rule.install}`,
    };
  }
  return {label: `${rule.label} ${version}`, path: path || rule.command};
}

/** The Node.js that runs this very program. */
export const nodeTool: Tool = {label: `Node.js ${process.versions.node}`, path: process.execPath};
