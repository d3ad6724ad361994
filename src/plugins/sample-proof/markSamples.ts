import type {Code, Root, RootContent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {DocsVersion} from '../../facts/lookupFact';
import {resolveFacts} from '../../facts/substituteFacts';
import {describeProof} from './describeProof';
import {hashSample} from './hashSample';
import type {SampleResult, SampleResults} from './results';
import {stripMeta} from './stripMeta';
import {titleResult} from './titleResult';

const IS_RUN = /(?:^|\s)run(?:=|\s|$)/;

function attribute(name: string, value: string): {type: 'mdxJsxAttribute'; name: string; value: string} {
  return {type: 'mdxJsxAttribute', name, value};
}

function createMark(result: SampleResult): RootContent {
  const {before, date, shownDate, after} = describeProof(result);
  const time = {
    type: 'mdxJsxTextElement',
    name: 'time',
    attributes: [attribute('dateTime', date)],
    children: [{type: 'text', value: shownDate}],
  };
  const mark: unknown = {
    type: 'mdxJsxFlowElement',
    name: 'p',
    attributes: [attribute('className', 'sample-proof')],
    children: [{type: 'text', value: before}, time, {type: 'text', value: after}],
  };
  return mark as RootContent;
}

function findResult(node: Code, results: SampleResults, version: DocsVersion): SampleResult | undefined {
  if (!IS_RUN.test(node.meta ?? '')) return undefined;
  return results[hashSample(node.lang ?? '', resolveFacts(node.value, version).text)];
}

/** Puts a mark below each block with a result for exactly its code, titles shown results, and strips the runner's words from every fence. */
export function markSamples(tree: Root, results: SampleResults, version: DocsVersion): void {
  visit(tree, 'code', (node, index, parent) => {
    const result = findResult(node, results, version);
    if (node.meta) node.meta = stripMeta(titleResult(node.meta));
    if (!result || !parent || index === undefined) return undefined;
    parent.children.splice(index + 1, 0, createMark(result));
    return [SKIP, index + 2];
  });
}
