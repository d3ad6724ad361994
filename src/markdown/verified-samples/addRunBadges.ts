import type {Code, Root, RootContent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {DocsVersion} from '../../facts/lookupFact';
import {resolveFacts} from '../../facts/substituteFacts';
import {describeRun} from './describeRun';
import {hashSample} from './hashSample';
import type {SampleResult, SampleResults} from './results';
import {stripMeta} from './stripMeta';
import {titleResult} from './titleResult';

const IS_RUN = /(?:^|\s)run(?:=|\s|$)/;

function attribute(name: string, value: string): {type: 'mdxJsxAttribute'; name: string; value: string} {
  return {type: 'mdxJsxAttribute', name, value};
}

function createBadge(result: SampleResult): RootContent {
  const {before, date, shownDate, after} = describeRun(result);
  const time = {
    type: 'mdxJsxTextElement',
    name: 'time',
    attributes: [attribute('dateTime', date)],
    children: [{type: 'text', value: shownDate}],
  };
  const mark: unknown = {
    type: 'mdxJsxFlowElement',
    name: 'p',
    attributes: [attribute('className', 'run-badge')],
    children: [{type: 'text', value: before}, time, {type: 'text', value: after}],
  };
  return mark as RootContent;
}

function findResult(node: Code, results: SampleResults, version: DocsVersion): SampleResult | undefined {
  if (!IS_RUN.test(node.meta ?? '')) return undefined;
  return results[hashSample(node.lang ?? '', resolveFacts(node.value, version).text)];
}

/** Adds a badge below each block that has a result for its exact code, titles shown results, and strips the runner's words from every fence. */
export function addRunBadges(tree: Root, results: SampleResults, version: DocsVersion): void {
  visit(tree, 'code', (node, index, parent) => {
    const result = findResult(node, results, version);
    if (node.meta) node.meta = stripMeta(titleResult(node.meta));
    if (!result || !parent || index === undefined) return undefined;
    parent.children.splice(index + 1, 0, createBadge(result));
    return [SKIP, index + 2];
  });
}
