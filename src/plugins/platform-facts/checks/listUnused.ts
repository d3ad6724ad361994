import {docsVersionOf} from '../docsVersionOf';
import {findUnused} from './findUnused';
import {readSourcePages} from './sourcePages';

const pages = readSourcePages().map(({path, source}) => ({source, version: docsVersionOf(path)}));
const unused = findUnused(pages);

for (const name of unused) console.error(`%${name}% is printed by no page`);
console.log(`${unused.length} unused facts`);
if (unused.length > 0) process.exitCode = 1;
