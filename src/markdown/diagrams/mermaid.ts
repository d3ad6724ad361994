/*
 * The package only supports `import`, but the loader of the site's configuration (jiti 1) resolves
 * modules like `require`. Both can find it by its file.
 */
export {parseMermaid, renderMermaidSVG} from '../../../node_modules/beautiful-mermaid/dist/index.js';
