export {createDocsServer} from './createDocsServer';
export {runDocsServer} from './runDocsServer';
export {closeServer, serveHttp} from './serveHttp';
export {FORMAT} from './data/createDocs';
export type {Docs, DocsData, ServedVersion, ServerOptions} from './data/createDocs';
export {findPage} from './data/findPage';
export {readResource} from './resources';
export {answer, createArguments, quote, READ_ONLY, toolArguments} from './answers';
