import {expect, it} from '@jest/globals';
import type {Block} from '../model';
import {findPythonImportProblems} from './findPythonImportProblems';
import {loadGrammars} from './shell';

await loadGrammars(['python']);

const createBlock = (code: string): Block => ({
  page: 'docs/page/index.mdx',
  version: 'v2',
  index: 0,
  line: 10,
  lang: 'python',
  meta: {},
  code,
});

it.each([
  [
    'a name of no module',
    'from millrace import axios',
    1,
    '"millrace" doesn\'t export "axios"; allowed: script_helpers',
  ],
  ['a name of another module', 'from millrace import steps', 1, 'import it from "millrace.script_helpers"'],
  ['a mistyped name', 'from millrace.script_helpers import step, export', 1, 'did you mean "steps"?'],
  [
    'a mistyped name with an alias',
    'from millrace.script_helpers import (\n    steps,\n    exports as send,\n)',
    3,
    'did you mean "export"?',
  ],
  ['a mistyped module', 'from millrace.script_helper import steps', 1, 'did you mean "millrace.script_helpers"?'],
  ['a missing module', 'import os, millrace.http', 1, '"millrace.http" isn\'t a module of the platform'],
  ['a mistyped package', 'import requests\nfrom milrace.script_helpers import steps', 2, 'did you mean "millrace"?'],
  [
    'a mistyped package in a function',
    'def handler(mr: "millrace"):\n    import millrase',
    2,
    'did you mean "millrace"?',
  ],
  [
    'a name read from the package',
    'import millrace\n\nmillrace.export("a", 1)',
    3,
    'import it from "millrace.script_helpers"',
  ],
  [
    'a name read from an alias',
    'import millrace.script_helpers as helpers\nhelpers.event',
    2,
    'doesn\'t export "event"',
  ],
  [
    'a name read from a module',
    'from millrace import script_helpers\nscript_helpers.step["trigger"]',
    2,
    'did you mean "steps"?',
  ],
])('finds %s', (_, code, line, message) => {
  expect(findPythonImportProblems(createBlock(code))).toEqual([
    {page: 'docs/page/index.mdx', line: 10 + line, message: expect.stringContaining(message)},
  ]);
});

it.each([
  ['the names of the package', 'from millrace.script_helpers import steps, export'],
  ['aliases', 'from millrace.script_helpers import steps as events, export as send\nevents["trigger"]'],
  ['all names', 'from millrace.script_helpers import *'],
  ['its module', 'from millrace import script_helpers\nscript_helpers.export("a", 1)'],
  ['its module by its path', 'import millrace.script_helpers\nmillrace.script_helpers.export("a", 1)'],
  ['a handler', 'def handler(mr: "millrace"):\n    return mr.steps["trigger"]["event"]'],
  ['packages with other names', 'import millennium\nfrom millrace_tools import axios\nfrom mirage import steps'],
  ['modules beside the file', 'from .millrace import axios\nfrom . import millrase'],
  ['a comment and a text', '# from millrace import axios\nprint("import milrace")'],
  ['attributes of other objects', 'import requests\nimport os.path\nrequests.export\nos.path.steps'],
])('accepts %s', (_, code) => {
  expect(findPythonImportProblems(createBlock(code))).toEqual([]);
});
