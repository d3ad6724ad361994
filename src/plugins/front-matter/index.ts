import {relative, sep} from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {placeFrontMatter} from '../../config/wayfinding';
import {createParseFrontMatter} from '../platform-facts';
import {checkFrontMatter} from './checkFrontMatter';
import {routeOfSource} from './routeOfSource';

const parseFacts = createParseFrontMatter();

/**
 * The site's `markdown.parseFrontMatter`: figures by name, required fields checked,
 * and the place of pages that stand in no sidebar filled in.
 *
 * @throws for a page whose front matter lacks a field or holds a wrong one, with file and line.
 */
export function createFrontMatterParser(siteDir: string = process.cwd()): ParseFrontMatter {
  return async (params) => {
    const parsed = await parseFacts(params);
    const source = relative(siteDir, params.filePath).split(sep).join('/');
    const route = routeOfSource(source);
    if (route === null) return parsed;
    checkFrontMatter(source, params.fileContent, parsed.frontMatter);
    return {...parsed, frontMatter: {...placeFrontMatter(route), ...parsed.frontMatter}};
  };
}
