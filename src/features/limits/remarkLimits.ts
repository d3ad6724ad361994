import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {getLocation} from 'docusaurus-plugin-facts';
import {getFactsVersion} from '../../config/versions';
import {facts, type DocsVersion} from '../../facts';
import {findLimitCard} from '../../facts/resolveLimits';

/** Adds the content of a limit's card to a node. Returns a problem if the id is unknown. */
function addCardProps(node: MdxJsxFlowElement | MdxJsxTextElement, version: DocsVersion): string[] {
  const given = node.attributes.find((attribute) => 'name' in attribute && attribute.name === 'id')?.value;
  const id = typeof given === 'string' ? given : '';
  const card = findLimitCard(id, version);
  if ('found' in card) return [facts.describeProblem({offset: 0, token: `id="${id}"`, missing: card})];
  for (const [name, value] of Object.entries(card)) node.attributes.push({type: 'mdxJsxAttribute', name, value});
  return [];
}

/** Remark plugin: fills in the card of each `<Limit id="…" />`, and stops the build if an id is invalid. */
export function remarkLimits() {
  return (tree: Root, file: VFile): void => {
    const version = getFactsVersion(file.path ?? '');
    const wrong: string[] = [];
    visit(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      if (node.name === 'Limit')
        wrong.push(...addCardProps(node, version).map((text) => `${getLocation(file, node)} ${text}`));
    });
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
  };
}
