import type {Block} from '../model';
import type {Tools} from './sampleJob';
import {findCurl, findTool, nodeTool, type FoundTool} from './tools';

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
