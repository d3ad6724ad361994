/**
 * `npm run bench -- scale`: builds the same generated pages with stock Docusaurus and with our packages, rebuilds after
 * editing a page, opens a page of each in a browser, and compares the costs.
 */
import {rmSync} from 'node:fs';
import {join} from 'node:path';
import {getChangedFiles} from '../build/getChangedFiles';
import {measureBuild, measureWithOptions, type Cost} from './build';
import {LOAD_LINES, measurePage, type PageFigures} from './measurePage';
import {withServed} from './phone';
import {printTable, type Line} from './report';
import {editPage, GENERATED_PAGE, createSite, type Kind} from './sites';

type Figures = PageFigures & {readonly cold: Cost; readonly edit: Cost; readonly changed: number};

const LINES: readonly Line<Figures>[] = [
  ['build, CPU s', ({cold}) => cold.cpu, 1],
  ['build, s', ({cold}) => cold.wall, 1],
  ['build, memory MB', ({cold}) => cold.memory, 0],
  ['after an edit, CPU s', ({edit}) => edit.cpu, 1],
  ['after an edit, files', ({changed}) => changed, 0],
  ['HTML, kB', ({html}) => html / 1000, 1],
  ['style sheets, kB', ({style}) => style / 1000, 1],
  ['script, kB', ({script}) => script / 1000, 1],
  ['application, kB', ({application}) => application / 1000, 1],
  ...LOAD_LINES,
];

async function measureSite(folder: string, kind: Kind, count: number, repeat: number): Promise<Figures> {
  rmSync(folder, {recursive: true, force: true});
  await createSite(folder, kind, count);
  const cold = measureBuild(folder);
  const figures = await withServed(join(folder, 'build'), (browser, served) =>
    measurePage(browser, served, GENERATED_PAGE, repeat),
  );
  await editPage(folder);
  const edit = measureBuild(folder, 'edited');
  return {...figures, cold, edit, changed: getChangedFiles(join(folder, 'build'), join(folder, 'edited')).length};
}

await measureWithOptions({pages: '100,1000', sites: 'stock,themes,packages'}, async ({counts, kinds, repeat, root}) => {
  for (const count of counts) {
    const columns = new Map<Kind, Figures>();
    for (const kind of kinds) columns.set(kind, await measureSite(join(root, `${kind}-${count}`), kind, count, repeat));
    printTable(`${count} made pages`, columns, LINES, {hasRatios: true});
  }
});
