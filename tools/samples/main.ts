import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {readSampleResults, SAMPLE_RESULTS, type SampleResults} from '../../src/markdown/verified-samples';
import {getOutdatedResults, planUpdate, createPatch, type Update} from './planUpdate';
import {formatProblems} from './report';
import {testSamples, type SampleReport} from './testSamples';

const ROOT = join(import.meta.dirname, '..', '..');
/** Folder for new results that differ from the recorded ones. It's ignored by git. */
const PATCH = 'test-results/samples.patch';

function printReport({blocks, problems, missing, skipped}: SampleReport): void {
  for (const message of missing) console.error(`\n${message}`);
  if (problems.length > 0) console.error(`\n${formatProblems(problems)}`);
  const failed = new Set(problems.map(({page, line}) => `${page}:${line}`)).size;
  const lacking = skipped > 0 ? `, ${skipped} not run for want of a program` : '';
  console.log(`\nSamples: ${Math.max(0, blocks.length - failed - skipped)} passed, ${failed} failed${lacking}`);
}

const readFileOrEmpty = (file: string): string =>
  existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : '';

/** Writes pages and results, and prints what to do by hand. */
function applyUpdate({files, left}: Update): void {
  for (const [file, text] of files) {
    writeFileSync(join(ROOT, file), text);
    console.log(`Updated ${file}${file === SAMPLE_RESULTS ? '' : ': look at its shown results before you commit'}`);
  }
  for (const {page, line} of left) console.log(`${page}:${line}: prints a figure by its name: change it by hand`);
}

/** Whether the recorded results match the blocks that ran; prints those that don't. */
function isRecordCurrent({ran}: SampleReport, {files}: Update, recorded: SampleResults): boolean {
  const found = files.get(SAMPLE_RESULTS);
  if (found === undefined) return true;
  const outdated = getOutdatedResults(recorded, JSON.parse(found) as SampleResults, ran);
  console.error(`\n${SAMPLE_RESULTS} is out of date:\n${outdated.join('\n')}`);
  return false;
}

/** Writes the new results as a patch, for people who can't run the samples, and prints how to apply it. */
function writePatch({files}: Update, targets: readonly string[]): void {
  mkdirSync(join(ROOT, dirname(PATCH)), {recursive: true});
  writeFileSync(join(ROOT, PATCH), createPatch(files, readFileOrEmpty));
  const pages = [...files.keys()].filter((file) => file !== SAMPLE_RESULTS).join(' ');
  console.error(
    `\nNew results are in ${PATCH}, which is among the artefacts of a pull request: git apply ${PATCH}\n` +
      `Or run them yourself: npm run samples -- --update ${pages || targets.join(' ')}`,
  );
}

async function testAndUpdateSamples(words: readonly string[]): Promise<void> {
  const targets = words.filter((word) => !word.startsWith('--'));
  const onlyCheck = words.includes('--only-check');
  const report = await testSamples({root: ROOT, fixtures: join(import.meta.dirname, 'fixtures'), targets, onlyCheck});
  const options = {now: new Date(), redate: words.includes('--redate')};
  const recorded = readSampleResults(join(ROOT, SAMPLE_RESULTS));
  const plan = planUpdate(report, recorded, readFileOrEmpty, options);
  const isUpdate = words.includes('--update');
  const done = isUpdate ? plan.rewritten : [];
  const problems = report.problems.filter(
    ({page, line}) => !done.some((block) => block.page === page && block.line === line),
  );
  printReport({...report, problems});
  if (!onlyCheck && !report.isRun) console.log('Samples run once the settings above are right.');
  const isComplete = report.isRun && report.missing.length === 0;
  if (isUpdate && isComplete) applyUpdate(plan);
  const isRecorded = !isComplete || isUpdate || isRecordCurrent(report, plan, recorded);
  if (isComplete && !isUpdate && (!isRecorded || plan.rewritten.length > 0)) writePatch(plan, targets);
  const lacksTools = report.missing.length > 0 && Boolean(process.env.CI);
  process.exitCode = problems.length > 0 || !isRecorded || lacksTools ? 1 : 0;
}

await testAndUpdateSamples(process.argv.slice(2));
