import {expect, it} from '@jest/globals';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {toString} from 'mdast-util-to-string';
import {cli, CLI_FILE, cliSchema} from '../../facts/cli';
import {readYaml} from '../../facts/readYaml';
import {createElement, type Block} from '../placeholders/replacePlaceholders';
import {remarkCliReference} from './remarkCliReference';

const commandMarkers = cli.commands.flatMap(({name}) => [
  createElement('CliCommand', {name}, []),
  createElement('CliOutput', {name}, []),
]);

function print(children: Block[]): string {
  const tree: Root = {type: 'root', children};
  remarkCliReference()(tree, new VFile({path: 'docs/a/index.mdx', value: ''}));
  return tree.children.map((node) => toString(node)).join('\n');
}

it.each([
  ['the summary of a command', 'CliCommand', {name: 'events'}, "Prints a source's past events"],
  ['its usage', 'CliCommand', {name: 'events'}, 'millrace events <source-id-or-name> [-n <N>] [-f]'],
  ['its flags', 'CliCommand', {name: 'events'}, 'Follow: print each new event'],
  ['its output', 'CliOutput', {name: 'publish'}, 'VERSION'],
  ['the short forms of an argument', 'CliCommand', {name: 'list'}, 'streams (short: st)'],
  ['both spellings of a flag with its value', 'CliGlobalFlags', {}, '-p <profile>, --profile <profile>'],
  ['exit codes', 'CliExitCodes', {}, '0The command succeeded.'],
  ['variables', 'CliEnvironment', {}, 'XDG_CONFIG_HOME'],
])('prints %s', (_, marker, attributes, text) => {
  expect(print([createElement(marker, attributes, [])])).toContain(text);
});

it('lists every command with a link to its heading', () => {
  const tree: Root = {type: 'root', children: [createElement('CliIndex', {}, []), ...commandMarkers]};
  remarkCliReference()(tree, new VFile({path: 'docs/a/index.mdx', value: ''}));
  const index = JSON.stringify(tree.children[0]);
  for (const {name} of cli.commands) expect(index).toContain(`"url":"#${name.split(' ')[0]}"`);
});

it.each([
  [0, '<CliCommand name="delete" />'],
  [1, '<CliOutput name="delete" />'],
])("throws if the page doesn't contain all commands and outputs", (index, marker) => {
  expect(() => print([createElement('CliIndex', {}, []), ...commandMarkers.toSpliced(index, 1)])).toThrow(
    `Add ${marker}`,
  );
});

it('throws for an unknown command', () => {
  expect(() => print([createElement('CliCommand', {name: 'evnets'}, [])])).toThrow(/"evnets".*names no command/);
});

it('names the file and the missing or unknown keys of an entry', () => {
  const read = (entry: string) => () =>
    readYaml(CLI_FILE, cliSchema, `commands:\n  - {name: a, summary: A., prints: a}\n  - {name: b, ${entry}}`);
  expect(read('flags: [{name: --b}]')).toThrow('src/facts/cli.yaml:3: "commands[1].flags[0].meaning" is required');
  expect(read('flag: []')).toThrow('"commands[1].flag" is not allowed');
});
