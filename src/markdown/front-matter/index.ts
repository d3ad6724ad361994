import {relative, sep} from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {navigationFrontMatter} from '../../config/pagesOutsideSidebars';
import {createParseFrontMatter} from '../facts/parseFrontMatter';
import {checkFrontMatter} from './checkFrontMatter';
import {routeOfSource} from './routeOfSource';

const parseFacts = createParseFrontMatter();

/**
 * The site's `markdown.parseFrontMatter`: facts by name, required fields checked,
 * and the place of pages outside the sidebars filled in.
 *
 * @throws for a page with a missing or wrong field, with file and line.
 */
export function createFrontMatterParser(siteDir: string = process.cwd()): ParseFrontMatter {
  return async (params) => {
    const parsed = await parseFacts(params);
    const source = relative(siteDir, params.filePath).split(sep).join('/');
    const route = routeOfSource(source);
    if (route === null) return parsed;
    checkFrontMatter(source, params.fileContent, parsed.frontMatter);
    return {...parsed, frontMatter: {...navigationFrontMatter(route), ...parsed.frontMatter}};
  };
}
