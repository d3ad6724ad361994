import {expect, it} from '@jest/globals';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {validateOptions} from './options';
import {createVcs, shareHistory} from './vcs';

const validate = (options: object) => validateOptions({options, validate: normalizePluginOptions as never});

it('asks for the plugin, where a site does not use it', async () => {
  await expect(createVcs().getFileLastUpdateInfo('/a/docs/index.mdx')).rejects.toThrow(/experimental_vcs.*"plugins"/);
});

it('gives no date where there is no history', async () => {
  shareHistory('/nowhere', validate({}));
  expect(await createVcs().getFileLastUpdateInfo('/nowhere/docs/index.mdx')).toBeNull();
});
