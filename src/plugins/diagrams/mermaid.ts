/*
 * The package offers itself to `import` only, and the loader of the site's configuration (jiti 1)
 * resolves as `require` does; by its file both find it.
 */
export {renderMermaidSVG} from '../../../node_modules/beautiful-mermaid/dist/index.js';
