import type {Options} from 'docusaurus-plugin-facts';
import {facts, substituteFacts, type DocsVersion} from '../facts';
import {platformErrors, type PlatformError} from '../facts/errors';
import {resolveLimits} from '../facts/resolveLimits';
import {versions} from './versions';

function toErrorEntry([id, error]: [string, PlatformError]) {
  const {name, meaning, causes, steps, status, limit, replay} = error;
  return {
    id,
    name,
    meaning: substituteFacts(meaning),
    causes: causes.map((text) => substituteFacts(text)),
    steps: steps.map((text) => substituteFacts(text)),
    status: status?.code ?? null,
    limit: limit ?? null,
    replay,
    page: `/troubleshooting/#${id}`,
  };
}

/** `facts.json`: every figure of each version, the rows of its limits table, and the platform errors. */
export const factsDocument = {
  facts,
  versions: Object.fromEntries(versions.map((version) => [version.id, version.facts])),
  schema: 'src/config/facts.schema.json',
  addToVersion: (version) => ({limits: resolveLimits(version as DocsVersion)}),
  addToDocument: () => ({errors: Object.entries<PlatformError>(platformErrors).map(toErrorEntry)}),
  watch: ['src/facts/**/*.ts'],
} satisfies Options;
