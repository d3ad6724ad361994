import {findLanguage, listLanguages, type SampleCheck} from '../../../src/config/codeLanguages';
import {reportAt, type Block, type Problem} from '../model';
import {checkDiff, checkJson, checkYaml, checkCron} from './checkData';
import {checkGrammar, checkShell, loadGrammars} from './checkShell';
import {checkTypes} from './checkTypes';
import {checkGoVersion, checkNodeVersion, checkPythonVersion} from './checkVersions';
import {isScript} from './wrapForTypes';

type Check = (block: Block) => Problem[];

/** The check of each name in `src/config/codeLanguages.ts`; JavaScript and TypeScript are checked together, below. */
const CHECKS: Readonly<Record<SampleCheck, Check>> = {
  types: () => [],
  grammar: checkGrammar,
  shell: checkShell,
  json: checkJson,
  yaml: checkYaml,
  cron: checkCron,
  diff: checkDiff,
  none: () => [],
};

const PROMPT = /^\s*(?:\$|#|>) (?=millrace|curl|npm|npx|git|python|go )/;

function checkStyle(block: Block): Problem[] {
  if (block.lang !== 'bash') return [];
  return block.code
    .split('\n')
    .flatMap((line, index) => (PROMPT.test(line) ? reportAt(block, index + 1, 'leave the prompt sign out') : []));
}

function checkOne(block: Block): Problem[] {
  const language = findLanguage(block.lang);
  const known = listLanguages().join(', ');
  if (!language) {
    const message =
      block.lang === ''
        ? `name the language of the block: ${known}`
        : `unknown language "${block.lang}": known are ${known}; write "text" for any other, or add it to src/config/codeLanguages.ts`;
    return [{page: block.page, line: block.line, message}];
  }
  return [...checkStyle(block), ...CHECKS[language.check](block)];
}

/** Level 1: every block parses, and what has types or documented commands keeps to them. */
export async function checkBlocks(blocks: readonly Block[]): Promise<ReadonlyMap<Block, Problem[]>> {
  const languages = new Set(blocks.map(({lang}) => lang));
  await loadGrammars(listLanguages('grammar', 'shell').filter((name) => languages.has(name)));
  const scripts = blocks.filter(({lang}) => isScript(lang));
  const types = checkTypes(scripts);
  const ofTypes = (block: Block) => (types.get(block) ?? []).map(({line, message}) => reportAt(block, line, message));
  const ofLanguage = (name: string) => blocks.filter(({lang}) => lang === name);
  const ofVersions = new Map([
    ...ofLanguage('js').map((block): [Block, readonly Problem[]] => [block, checkNodeVersion(block)]),
    ...checkPythonVersion(ofLanguage('python')),
    ...checkGoVersion(ofLanguage('go')),
  ]);
  return new Map(
    blocks.map((block) => {
      const problems = [...checkOne(block), ...ofTypes(block)];
      return [block, problems.length > 0 ? problems : [...(ofVersions.get(block) ?? [])]];
    }),
  );
}
