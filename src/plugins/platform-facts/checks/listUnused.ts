import {docsVersionOf} from '../docsVersionOf';
import {findUnused} from './findUnused';
import {readSourcePages} from './sourcePages';

const pages = readSourcePages().map(({path, source}) => ({source, version: docsVersionOf(path)}));
const unused = findUnused(pages);

/* A list, not a failure: a figure may be there before the page that prints it. */
for (const name of unused) console.log(`%${name}% is printed by no page`);
console.log(`${unused.length} unused facts`);
