import postcss, {type Declaration} from 'postcss';

/** Selectors of the root element in the sheets of the theme. */
const ROOT = /^(?:html|:root)?(?:\[data-theme=['"]?\w+['"]?\])?(?::root)?$/;

/** The at-rules around a declaration: `layer`, `media` and so on. */
function listAtRules({parent}: Declaration): string[] {
  const names: string[] = [];
  for (let node = parent?.parent; node && node.type !== 'root'; node = node.parent) {
    if (node.type === 'atrule' && 'name' in node) names.push(String(node.name));
  }
  return names;
}

const selectorsOf = ({parent}: Declaration): string[] => (parent && 'selectors' in parent ? parent.selectors : []);

/**
 * Takes custom properties of the root element out of the layers of the theme if the site sets them for `:root` without
 * a layer, in which case the site's value applies: https://www.w3.org/TR/css-cascade-5/#cascade-layering.
 */
export function dropOverriddenVariables(css: string): string {
  const root = postcss.parse(css);
  const own = new Set<string>();
  root.walkDecls(/^--/, (declaration) => {
    if (selectorsOf(declaration).includes(':root') && listAtRules(declaration).length === 0) own.add(declaration.prop);
  });
  root.walkDecls(/^--/, (declaration) => {
    const isOfRoot = selectorsOf(declaration).every((selector) => ROOT.test(selector));
    if (own.has(declaration.prop) && isOfRoot && listAtRules(declaration).includes('layer')) declaration.remove();
  });
  return root.toString();
}
