import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {builtSite} from '../page-records';
import {toExportFile} from './client/exportFile';
import {toMarkdown} from './toMarkdown';
import {writeIndex} from './writeIndex';

/** Writes each listed page as Markdown beside its HTML, and `llms.txt`, the index of them. */
export default function markdownExport(): Plugin {
  return {
    name: 'markdown-export',
    async postBuild(props) {
      const {outDir, records, readPage} = await builtSite(props);
      const origin = props.siteConfig.url;
      const listed = records.filter(({unlisted}) => !unlisted);
      await Promise.all(
        listed.map(async ({path, title}) => {
          const file = join(outDir, toExportFile(path));
          await mkdir(dirname(file), {recursive: true});
          await writeFile(file, `# ${title}\n\n${toMarkdown(await readPage(path), origin)}`);
        }),
      );
      await writeFile(join(outDir, 'llms.txt'), writeIndex(listed, origin + props.baseUrl));
    },
  };
}
