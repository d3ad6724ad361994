import {readFileSync} from 'node:fs';
import {ERRORS_FILE, platformErrors} from '../../../src/facts/errors';
import {LIMITS_FILE} from '../../../src/facts/limitRules';
import {getRouteSourceFile, versions} from '../../../src/config/versions';
import {resolveLimits} from '../../../src/facts/resolveLimits';
import {getLineWith} from '../formatFailures';

/** The page with a section for each error, and the page with a table of all errors. */
const SECTIONS = getRouteSourceFile('/troubleshooting/');
const ROWS = getRouteSourceFile('/workflows/errors/');

/** Finds errors and limits without a section or row on the page that should explain them. */
export function findCatalogProblems(hasPlace: (page: string, anchor: string) => boolean): string[] {
  const formatLocation = (file: string, id: string): string =>
    `${file}:${getLineWith(readFileSync(file, 'utf8'), `  ${id}:`)}`;
  const [sections = '', rows = ''] = [SECTIONS, ROWS].map((page) => readFileSync(page, 'utf8'));
  const unplaced = Object.entries(platformErrors).flatMap(([id, {name}]) => {
    const place = `${formatLocation(ERRORS_FILE, id)}: the error "${id}"`;
    const link = `[${name}](../../troubleshooting/index.mdx#${id})`;
    return [
      !sections.includes(`<ErrorEntry id="${id}"`) &&
        `${place} has no section; add "## ${name} {/* #${id} */}" with <ErrorEntry id="${id}" /> to ${SECTIONS}`,
      !rows.includes(`| ${link} |`) && `${place} has no row; add "| ${link} | … | … |" to the table of ${ROWS}`,
    ].filter((problem): problem is string => Boolean(problem));
  });
  const limits = versions.flatMap((version) =>
    resolveLimits(version.id).flatMap(({id, page: route, anchor}) => {
      const page = getRouteSourceFile(route);
      if (hasPlace(page, anchor)) return [];
      return [
        `${formatLocation(LIMITS_FILE, id)}: the limit "${id}" is explained at #${anchor}, which ${page} does not have`,
      ];
    }),
  );
  const unknown = [...sections.matchAll(/<ErrorEntry id="([^"]*)"/g)]
    .filter(([, id = '']) => !(id in platformErrors))
    .map(
      ([match, id]) =>
        `${SECTIONS}:${getLineWith(sections, match)}: there is no error "${id}"; allowed: ${Object.keys(platformErrors).join(', ')}; add it to ${ERRORS_FILE}`,
    );
  return [...unplaced, ...limits, ...unknown];
}
