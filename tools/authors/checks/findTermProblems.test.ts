import {expect, it} from '@jest/globals';
import {parsePage} from '../../prose/readBlocks';
import {findTermProblems, readTerms} from './findTermProblems';

const TERMS = readTerms(
  ['workspace', 'project', 'deploy', 'code-step', 'event']
    .map((id) => `## ${id.replace('-', ' ')} {/* #${id} */}\n\nText.`)
    .join('\n\n'),
);
const find = (source: string): string[] => findTermProblems(parsePage(source), TERMS).map(({message}) => message);

it.each([
  [
    'A <Term id="workspace">project</Term> has members.',
    'warning "project" explains the term "workspace"; write the id "project"',
  ],
  [
    'Each <Term id="event">events source</Term>, <Term id="code-step">workflow</Term>.',
    'warning "workflow" explains the term "code step"; write the word of the glossary, or leave the term out',
  ],
  [
    'In your [projects](../glossary/index.mdx#workspace).',
    'warning "projects" explains the term "workspace"; write the id "project"',
  ],
])('finds a term with a different meaning in %j', (source, message) => {
  expect(find(source)).toEqual([message]);
});

it.each([
  'You <Term id="deploy">deployed</Term> it from two <Term id="workspace">workspaces</Term>.',
  'Add a <Term id="code-step">step with code</Term>, and see [what it means](../glossary/index.mdx#event).',
])('accepts other forms of a term: %j', (source) => {
  expect(find(source)).toEqual([]);
});
