import {describe, expect, it} from '@jest/globals';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {toString} from 'mdast-util-to-string';
import {cli, CLI_FILE, cliSchema} from '../../facts/cli';
import {readYaml} from '../../facts/readYaml';
import {element, type Block} from '../placeholders/fillPlaceholders';
import {remarkCliReference} from './remarkCliReference';

const commandMarkers = cli.commands.map(({name}) => element('CliCommand', {name}, []));

function print(children: Block[]): string {
  const tree: Root = {type: 'root', children};
  remarkCliReference()(tree, new VFile({path: 'docs/a/index.mdx', value: ''}));
  return tree.children.map((node) => toString(node)).join('\n');
}

describe('remarkCliReference', () => {
  it('prints summary, usage, arguments and flags of a command', () => {
    const printed = print([element('CliCommand', {name: 'events'}, [])]);
    expect(printed).toContain('Prints past events of a source');
    expect(printed).toContain('millrace events <source-id-or-name> [-n <N>] [-f]');
    expect(printed).toContain('Follow: print each new event');
  });

  it('shows what a command prints', () => {
    expect(print([element('CliCommand', {name: 'publish'}, [])])).toContain('VERSION');
  });

  it('names the short forms of an argument', () => {
    expect(print([element('CliCommand', {name: 'list'}, [])])).toContain('streams (short: st)');
  });

  it('prints both spellings of a flag with its value', () => {
    expect(print([element('CliGlobalFlags', {}, [])])).toContain('-p <profile>, --profile <profile>');
  });

  it('lists every command with a link to its heading', () => {
    const tree: Root = {type: 'root', children: [element('CliIndex', {}, []), ...commandMarkers]};
    remarkCliReference()(tree, new VFile({path: 'docs/a/index.mdx', value: ''}));
    const index = JSON.stringify(tree.children[0]);
    for (const {name} of cli.commands) expect(index).toContain(`"url":"#${name.split(' ')[0]}"`);
  });

  it('stops the build when the page leaves a command out', () => {
    expect(() => print([element('CliIndex', {}, []), ...commandMarkers.slice(1)])).toThrow(
      /Add <CliCommand name="delete" \/>/,
    );
  });

  it('stops the build at a command that does not exist', () => {
    expect(() => print([element('CliCommand', {name: 'evnets'}, [])])).toThrow(/"evnets".*names no command/);
  });

  it('names the file and what an entry lacks or cannot have', () => {
    const read = (entry: string) => () =>
      readYaml(CLI_FILE, cliSchema, `commands:\n  - {name: a, summary: A., prints: a}\n  - {name: b, ${entry}}`);
    expect(read('flags: [{name: --b}]')).toThrow('src/facts/cli.yaml:3: "commands[1].flags[0].meaning" is required');
    expect(read('flag: []')).toThrow('"commands[1].flag" is not allowed');
  });

  it('prints exit codes and variables', () => {
    expect(print([element('CliExitCodes', {}, [])])).toContain('0The command succeeded.');
    expect(print([element('CliEnvironment', {}, [])])).toContain('XDG_CONFIG_HOME');
  });
});
