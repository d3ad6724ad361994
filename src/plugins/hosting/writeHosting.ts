import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {readAlgolia} from '../../config/environment';
import {redirects} from '../../config/redirects';
import type {PageRecord} from '../page-records';
import {compressFiles} from './compressFiles';
import {approveScripts, createPolicy, listAlgoliaOrigins, type PolicyPage} from './contentSecurityPolicy';
import {writeHostHeaders, writeRedirects} from './hostFiles';
import {collectInlineCode} from './inlineScripts';
import {listMoves} from './moves';
import {writeHeaders, writeMovesMap} from './nginxFiles';
import {securityHeaders} from './securityHeaders';

/** Folder of the build that holds what servers include; no server hands it out. */
export const SERVER_FOLDER = '.server';

/** The page whose inline scripts all others may have. */
const REFERENCE = '404.html';

/** What was written, in numbers. */
export type HostingSummary = {readonly pages: number; readonly moves: number; readonly compressed: number};

async function readPolicyPages(outDir: string): Promise<PolicyPage[]> {
  const files = (await readdir(outDir, {recursive: true})).filter((file) => file.endsWith('.html')).sort();
  return Promise.all(
    files.map(async (file) => {
      const full = join(outDir, file);
      const html = await readFile(full, 'utf8');
      return {file: join('build', file), ...collectInlineCode(html)};
    }),
  );
}

async function readPaths(outDir: string): Promise<string[]> {
  const file = join(outDir, 'pages.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} is missing: run the build first (npm run build)`);
  });
  return (JSON.parse(text) as PageRecord[]).map(({path}) => path);
}

/**
 * Writes what servers need to serve the build as it is meant: redirects and headers for nginx
 * (`.server/`) and for static hosts (`_redirects`, `_headers`), and compressed files.
 *
 * @param outDir the finished build
 * @param baseUrl base path with slashes on both sides
 * @throws when a page holds an inline script that the policy does not cover
 */
export async function writeHosting(outDir: string, baseUrl: string): Promise<HostingSummary> {
  const pages = await readPolicyPages(outDir);
  const reference = pages.find(({file}) => file === join('build', REFERENCE));
  if (!reference) throw new Error(`${REFERENCE} is not in the build`);
  const origins = listAlgoliaOrigins(readAlgolia()?.appId ?? null);
  const policy = createPolicy(approveScripts(reference, pages), origins);
  const headers = [['Content-Security-Policy', policy] as const, ...securityHeaders];
  const moves = listMoves(baseUrl, await readPaths(outDir), redirects);
  const sources = new Set(redirects.flatMap(({from}) => [baseUrl + from.slice(1), `${baseUrl + from.slice(1)}/`]));
  await mkdir(join(outDir, SERVER_FOLDER), {recursive: true});
  await Promise.all([
    writeFile(join(outDir, SERVER_FOLDER, 'moves.map'), writeMovesMap(moves)),
    writeFile(join(outDir, SERVER_FOLDER, 'headers.conf'), writeHeaders(headers)),
    writeFile(
      join(outDir, '_redirects'),
      writeRedirects(moves, (from) => sources.has(from)),
    ),
    writeFile(join(outDir, '_headers'), writeHostHeaders(baseUrl, headers)),
  ]);
  return {pages: pages.length, moves: moves.length, compressed: await compressFiles(outDir)};
}
