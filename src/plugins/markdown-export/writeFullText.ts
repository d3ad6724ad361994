import {agentFiles} from '../../config/agentFiles';
import {versions} from '../../config/versions';
import {groupPages} from './groupPages';
import type {PageText} from './pageText';

const joinPages = (texts: readonly PageText[], base: string): string =>
  texts
    .map(({record: {title, path}, body}) => `# ${title}\n\nSource: ${base}${path.slice(1)}\n\n${body}`)
    .join('\n---\n\n');

/**
 * The pages of each version, and of each of its sections, in one file: for programs that read much at once.
 *
 * @param base full address of the site's base path, with its slash
 */
export function writeFullText(texts: readonly PageText[], base: string): ReadonlyMap<string, string> {
  const files = versions.flatMap(({id, prefix}) => {
    const ofVersion = texts.filter(({record}) => record.version === id);
    const pages = ofVersion.map((text) => ({...text, path: text.record.path, title: text.record.title}));
    const sections = groupPages(pages, prefix).flatMap(({route, pages: members}) =>
      route === null ? [] : [{route, pages: members}],
    );
    return [{route: prefix, pages: ofVersion}, ...sections].map(
      ({route, pages: members}) => [route.slice(1) + agentFiles.fullText, joinPages(members, base)] as const,
    );
  });
  return new Map(files);
}
