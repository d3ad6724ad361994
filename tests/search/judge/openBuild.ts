import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {createFullEngine, readIndexFile, type SearchEngine, type FullIndex} from 'docusaurus-theme-search/engine';
import type {SearchPages} from './judgeSet';

const LIMIT = 40;

/** Reads the embedded index of a build. */
export function readIndex(version: string): FullIndex {
  return readIndexFile((file) => readFileSync(resolve('build', file)), version);
}

/** Creates a search using the embedded index of the build, for both versions. */
export function openBuild(): SearchPages {
  const open = (version: string): {engine: SearchEngine; base: string} => {
    const whole = readIndex(version);
    return {engine: createFullEngine(whole), base: new URL(whole.index.siteUrl).pathname};
  };
  const opened = new Map<string, ReturnType<typeof open>>();
  return async (query, version) => {
    const {engine, base} = opened.get(version) ?? open(version);
    opened.set(version, {engine, base});
    const {hits} = await engine.search({query, limit: LIMIT, perPage: 1, snippetLength: 0});
    return [...new Set(hits.map(({pageUrl}) => `/${pageUrl.slice(base.length)}`))];
  };
}
