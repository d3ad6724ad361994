/** `npm test -- pages`: front matter, figures, links and questions of every page, without a build. */
import {listPages} from '../listPages';
import {checkSources} from './checkSources';

const problems = await checkSources(listPages());
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
