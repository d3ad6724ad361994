import {load} from 'cheerio';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {holdFinishing} from 'docusaurus-theme-document-first/finishing';
import {readAlgolia, readFeedbackUrl} from '../../config/environment';
import {redirects} from '../../config/redirects';
import {makeAgentFiles} from '../agent-files/makeAgentFiles';
import {makeServerFiles} from '../hosting/makeServerFiles';
import {exportMarkdown} from '../markdown-export/exportMarkdown';
import {makeSearchFiles} from '../search/makeSearchFiles';
import {listPairs} from '../version-changes/listPairs';
import {makeChangePages} from '../version-changes/makeChangePages';
import {checkRedirectTargets} from './checkRedirectTargets';
import {DOCS_PLUGIN, toDocsContent} from './docsContent';
import {listPages} from './listPages';
import {loadBuiltSite, type BuiltSite} from './loadBuiltSite';
import {measureStep} from './measureStep';
import {readHtmlFiles} from './readHtmlFiles';
import {readSources} from './readSources';
import {makeRedirectPages} from './redirectPages';
import {writeFiles, type Files} from './writeFiles';

async function readSite({outDir, plugins, baseUrl}: Props): Promise<BuiltSite> {
  return loadBuiltSite(listPages(plugins, baseUrl), await readHtmlFiles(outDir));
}

function describeSite({records, documents}: BuiltSite): string {
  const outlines = records.filter(({frontmatter}) => frontmatter.outline === true).length;
  return `${records.length} pages of ${documents.size} HTML files, ${outlines} still outlines,`;
}

async function compareVersions(site: BuiltSite, {plugins, baseUrl, siteDir}: Props): Promise<Files> {
  const content = toDocsContent(plugins.find(({name}) => name === DOCS_PLUGIN)?.content, 'version-changes');
  const sources = await readSources(siteDir, site.records);
  return makeChangePages({site, versions: listPairs(content, baseUrl), sources});
}

const countFiles = (files: Files): string => `${files.size} files`;

/** Everything that is made from the built site, each part by a pure module of its own. */
async function makeFiles(site: BuiltSite, context: LoadContext, props: Props): Promise<Files[]> {
  const {siteConfig, baseUrl, plugins} = props;
  const siteUrl = siteConfig.url + baseUrl;
  const markdown = await measureStep('Markdown', () => exportMarkdown(site.pages, siteConfig.url, baseUrl), countFiles);
  const isStrict = siteConfig.onBrokenLinks === 'throw';
  const agents = makeAgentFiles({pages: site.records, base: siteUrl, isStrict});
  const search = await measureStep('search', () => makeSearchFiles(site.pages, siteUrl, plugins), countFiles);
  const changes = await measureStep('comparisons of versions', () => compareVersions(site, props), countFiles);
  checkRedirectTargets(redirects, site);
  const moved = await measureStep('redirect pages', () => makeRedirectPages(context, props), countFiles);
  const documents = new Map([...site.documents, ...[...moved].map(([file, html]) => [file, load(html)] as const)]);
  const appId = readAlgolia()?.appId ?? null;
  const paths = site.records.map(({path}) => path);
  const hosting = await measureStep(
    'hosting',
    () => makeServerFiles({documents, paths, redirects, baseUrl, appId, feedbackUrl: readFeedbackUrl()}),
    (files) => `${documents.size} HTML files under the policy, ${countFiles(files)}`,
  );
  const pages = new Map([['pages.json', JSON.stringify(site.records)]]);
  return [pages, markdown, agents, search, changes, moved, hosting];
}

/**
 * The one plugin that reads the built site. Docusaurus runs the `postBuild` of all plugins at the same time and loads
 * each plugin with modules of its own, so consumers are pure modules called from here, and writing comes last. The
 * theme, which finishes the pages, waits for it.
 */
export default function builtSite(context: LoadContext): Plugin {
  const release = holdFinishing();
  return {
    name: 'built-site',
    async postBuild(props) {
      try {
        const site = await measureStep('records', () => readSite(props), describeSite);
        const parts = await makeFiles(site, context, props);
        await Promise.all(parts.map((files) => writeFiles(props.outDir, files)));
      } finally {
        release();
      }
    },
  };
}
