import {factsOfSource} from '../../src/config/versions';
import {findUnused} from './findUnused';
import {readSourcePages} from '../listPages';

const pages = readSourcePages().map(({path, source}) => ({source, version: factsOfSource(path)}));
const unused = findUnused(pages);

/* A list, not a failure: a fact can exist before the page that prints it. */
for (const name of unused) console.log(`No page prints %${name}%`);
console.log(`${unused.length} unused facts`);
