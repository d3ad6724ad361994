/**
 * `npm run bench -- scale`: builds the same generated pages with stock Docusaurus and with our packages, rebuilds after
 * editing a page, opens a page of each in a browser, and compares the costs.
 */
import {rmSync} from 'node:fs';
import {join} from 'node:path';
import {getChangedFiles} from '../build/getChangedFiles';
import {measureBuild, measureWithOptions} from './build';
import {LOAD_ROWS, measurePage, PART_ROWS} from './measurePage';
import {withServed} from './phone';
import {printTable, type Figures} from './report';
import {editPage, GENERATED_PAGE, createSite, type Kind} from './sites';

const ROWS = {
  cpu: ['build, CPU s', 1],
  wall: ['build, s', 1],
  memory: ['build, memory MB', 0],
  edited: ['after an edit, CPU s', 1],
  changed: ['after an edit, files', 0],
  ...PART_ROWS,
  ...LOAD_ROWS,
} as const;

type SiteFigures = Figures<keyof typeof ROWS>;

async function measureSite(folder: string, kind: Kind, count: number, repeat: number): Promise<SiteFigures> {
  rmSync(folder, {recursive: true, force: true});
  await createSite(folder, kind, count);
  const cold = measureBuild(folder);
  const figures = await withServed(join(folder, 'build'), (browser, served) =>
    measurePage(browser, served, GENERATED_PAGE, repeat),
  );
  await editPage(folder);
  const {cpu: edited} = measureBuild(folder, 'edited');
  return {...figures, ...cold, edited, changed: getChangedFiles(join(folder, 'build'), join(folder, 'edited')).length};
}

await measureWithOptions({pages: '100,1000', sites: 'stock,themes,packages'}, async ({counts, kinds, repeat, root}) => {
  for (const count of counts) {
    const columns = new Map<Kind, SiteFigures>();
    for (const kind of kinds) columns.set(kind, await measureSite(join(root, `${kind}-${count}`), kind, count, repeat));
    printTable(`${count} made pages`, columns, ROWS, {hasRatios: true});
  }
});
