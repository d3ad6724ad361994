export {createDocsServer} from './createDocsServer';
export {runDocsServer} from './runDocsServer';
export {serveHttp} from './serveHttp';
export type {Docs, DocsData, ServedVersion, ServerOptions} from './data/createDocs';
export {findPage} from './data/findPage';
export {readResource} from './resources';
export {createTextResult, createArguments, quoteValue, READ_ONLY, createArgumentsSchema} from './answers';
