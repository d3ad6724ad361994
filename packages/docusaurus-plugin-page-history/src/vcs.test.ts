import {expect, it} from '@jest/globals';
import {validateOptions} from './options';
import {createVcs, shareHistory} from './vcs';

const validate = (options: object) =>
  validateOptions({
    options,
    validate: (schema, given) => {
      const {error, value} = schema?.validate(given, {abortEarly: false}) ?? {};
      if (error) throw error;
      return value;
    },
  });

it('asks for the plugin, where a site does not use it', async () => {
  await expect(createVcs().getFileLastUpdateInfo('/a/docs/index.mdx')).rejects.toThrow(/experimental_vcs.*"plugins"/);
});

it('gives no date where there is no history', async () => {
  shareHistory('/nowhere', validate({}));
  expect(await createVcs().getFileLastUpdateInfo('/nowhere/docs/index.mdx')).toBeNull();
});

it.each([
  [{folder: '/changes/'}, /"folder"/],
  [{sections: [{id: 'pages', label: 'Pages', folders: []}]}, /"sections\[0\]\.id"/],
  [{feeds: [{path: '/a.xml', title: 'A', routes: ['/a/']}]}, /"feeds\[0\]\.path"/],
  [{summaryTrailer: 'Changes'}, /"summaryTrailer"/],
  [{since: 'yesterday'}, /docusaurus\.config\.ts.*"since" is "yesterday"; allowed: a day such as/],
  [{summary: 'Changes:'}, /"summary" is no option/],
  [
    {massEdit: 0},
    /^docusaurus\.config\.ts, options of docusaurus-plugin-page-history: "massEdit" is 0; allowed: 1 or more/,
  ],
  [{massEdit: 'many'}, /"massEdit" is many; allowed: a number/],
  [{name: 5}, /"name" is 5; allowed: a text/],
  [{sections: 'api'}, /"sections" is api; allowed: a list/],
  [{sections: [{id: 'api', folders: []}]}, /"sections\[0\]\.label" is missing/],
  [{languages: 'js'}, /"languages" is js; allowed: an object/],
  [{ignoredSamples: 'output'}, /"ignoredSamples" is output; allowed: /],
])('refuses the options %j', (options, words) => {
  expect(() => validate(options)).toThrow(words);
});
