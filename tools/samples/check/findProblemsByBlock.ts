import {findLanguage, getLanguages, type SampleCheck} from '../../../src/config/codeLanguages';
import {createProblem, type Block, type Problem} from '../model';
import {findJsonProblems, findYamlProblems, findCronProblems} from './dataFormats';
import {findPythonImportProblems} from './findPythonImportProblems';
import {findSyntaxProblems, findShellProblems, loadGrammars} from './shell';
import {
  findGoVersionProblems,
  findPythonVersionProblems,
  findScriptProblems,
  findTypeScriptProblems,
} from './platformVersions';

type Check = (block: Block) => Problem[];

/** Finds syntax errors, and invalid imports of the platform's package in Python. */
function findGrammarProblems(block: Block): Problem[] {
  const syntax = findSyntaxProblems(block);
  return syntax.length > 0 || block.lang !== 'python' ? syntax : findPythonImportProblems(block);
}

/** The check of each name in `src/config/codeLanguages.ts`. */
const CHECKS: Readonly<Record<SampleCheck, Check>> = {
  script: findScriptProblems,
  typescript: findTypeScriptProblems,
  grammar: findGrammarProblems,
  shell: findShellProblems,
  json: findJsonProblems,
  yaml: findYamlProblems,
  cron: findCronProblems,
  none: () => [],
};

const PROMPT = /^\s*(?:\$|#|>) (?=millrace|curl|npm|npx|git|python|go )/;

function findPromptProblems(block: Block): Problem[] {
  if (block.lang !== 'bash') return [];
  return block.code
    .split('\n')
    .flatMap((line, index) => (PROMPT.test(line) ? createProblem(block, index + 1, 'leave the prompt sign out') : []));
}

function findBlockProblems(block: Block): Problem[] {
  const language = findLanguage(block.lang);
  const known = getLanguages().join(', ');
  if (!language) {
    const message =
      block.lang === ''
        ? `name the language of the block: ${known}`
        : `unknown language "${block.lang}": known are ${known}; write "text" for any other, or add it to src/config/codeLanguages.ts`;
    return [{page: block.page, line: block.line, message}];
  }
  return [...findPromptProblems(block), ...CHECKS[language.check](block)];
}

/** Finds problems in blocks without running them: syntax errors, undocumented commands and unsupported versions. */
export async function findProblemsByBlock(blocks: readonly Block[]): Promise<ReadonlyMap<Block, Problem[]>> {
  const languages = new Set(blocks.map(({lang}) => lang));
  await loadGrammars(getLanguages('grammar', 'shell').filter((name) => languages.has(name)));
  const getBlocksIn = (name: string) => blocks.filter(({lang}) => lang === name);
  const ofVersions = new Map([
    ...findPythonVersionProblems(getBlocksIn('python')),
    ...findGoVersionProblems(getBlocksIn('go')),
  ]);
  return new Map(
    blocks.map((block) => {
      const problems = findBlockProblems(block);
      return [block, problems.length > 0 ? problems : [...(ofVersions.get(block) ?? [])]];
    }),
  );
}
