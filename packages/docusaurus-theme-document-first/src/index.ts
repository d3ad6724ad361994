import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import logger from '@docusaurus/logger';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin, PostCssOptions, Props} from '@docusaurus/types';
import {createPostBuild, type HtmlFiles, type Transformed} from 'docusaurus-plugin-built-site/pages';
import {omitConfigFields} from './build/browserConfig';
import {configureBundler} from './build/configureBundler';
import {getDisabledComponents, assertSupported, logConflicts} from './build/conflicts';
import {createTabsTag} from './build/createTabsTag';
import {
  buildConditionalSheets,
  buildScripts,
  assertFilesExist,
  createDocumentScriptTags,
  createStyleSheetTags,
  createSpeculationRules,
  type ConditionalSheets,
  type Scripts,
} from './build/extraFiles';
import {readPageModes} from './build/pageModes';
import {darkOnScreen} from './build/darkOnScreen';
import {emBreakpoints} from './build/emBreakpoints';
import {getClientModule} from './build/replacedModules';
import {finishPages} from './finishing/finishPages';
import {readBundledFiles} from './finishing/findPageParts';
import {createCodeColorCss, createStockDarkCss, getCodeConfig} from './highlighting/codeThemes';
import {loadOwnTranslations, loadTranslations} from './loadTranslations';
import {ERROR_PREFIX, type PluginOptions} from './options';
import {createSettings, serializeSettings} from './settings';
import {warnAboutUpstream} from './upstreamFiles';

export {validateOptions, type Options} from './options';
export type {BrowserSettings} from './settings';

const NAME = 'docusaurus-theme-document-first';
const CONFIG_FILE = 'browserConfig.json';
const REGISTRY_FILE = 'registry.js';
const SETTINGS_FILE = 'settings.js';
const CODE_COLORS_FILE = 'code-colours.css';

const CLIENT_MODULES = ['base.css', 'tables.css', 'scrolling/index.ts', 'pageUpdate.ts', 'canonicalizeLocation.ts'];

type Content = {readonly scripts: Scripts; readonly sheets: ConditionalSheets};

const THEME = fileURLToPath(new URL('./theme', import.meta.url));

function warnAboutEffects(pages: readonly string[]): void {
  logger.warn(
    `${NAME}: components of these pages have effects, which run once a reader reaches for something on the page. ` +
      'If that is too late, write "hydrate: load", "visible" or "idle" into their front matter or the option; if ' +
      `it is not, "interaction":\n${pages.join('\n')}`,
  );
}

/**
 * A theme whose pages work as documents: complete HTML, native elements and one small script. React starts when a
 * reader first uses something that needs it. In development, the application starts immediately, and its components
 * attach the same modules as the script.
 */
export default function documentFirst(context: LoadContext, options: PluginOptions): Plugin<Content> {
  const {siteDir, baseUrl, generatedFilesDir, siteConfig} = context;
  const isProduction = process.env.NODE_ENV === 'production';
  const settings = createSettings(options, context);
  const getGeneratedFile = (file: string): string => join(generatedFilesDir, NAME, 'default', file);
  const generated = {browserConfig: getGeneratedFile(CONFIG_FILE), browserRegistry: getGeneratedFile(REGISTRY_FILE)};
  const leftOut = getDisabledComponents(siteDir, options);
  const isHighlighted = !leftOut.includes('CodeBlock');
  const code = getCodeConfig(siteConfig.themeConfig, options.codeLanguages);
  const highlighting = isHighlighted ? code.highlighting : null;
  assertSupported(context);
  warnAboutUpstream(siteDir);
  assertFilesExist(siteDir, options);
  const tools = options.pageTools;
  let content: Content;

  async function transform(pages: HtmlFiles, {outDir, routes}: Props): Promise<Transformed> {
    const {document, navigation, pageTools} = content.scripts;
    const {getMode, withEffects, unusedPatterns} = await readPageModes({
      routes,
      siteDir,
      baseUrl,
      hydrate: options.hydrate,
    });
    if (withEffects.length > 0) warnAboutEffects(withEffects);
    for (const pattern of unusedPatterns)
      logger.warn(`${ERROR_PREFIX} "hydrate" has the pattern "${pattern}", which matches no page below ${baseUrl}`);
    const bundle = {baseUrl, documentScript: document.file, files: readBundledFiles(generatedFilesDir)};
    const finished = await finishPages(pages, {outDir, bundle, options, getMode});
    const {print, noScript} = content.sheets;
    const files = [document, navigation, ...(pageTools ? [pageTools] : []), print, noScript];
    return {...finished, files: new Map([...finished.files, ...files.map(({file, text}) => [file, text] as const)])};
  }

  // `docusaurus build --dev` creates the pages of the development server, without separate style sheets.
  return {
    name: NAME,
    getThemePath: () => THEME,
    // Lets `docusaurus write-translations` find the messages.
    getPathsToWatch: () => ['words.{ts,js}', 'client'].map((path) => join(THEME, '..', path)),
    getDefaultCodeTranslationMessages: () => loadOwnTranslations(context),
    getClientModules: () => [
      ...CLIENT_MODULES.map(getClientModule),
      getGeneratedFile(CODE_COLORS_FILE),
      ...(tools && !isProduction ? [fileURLToPath(new URL(tools.module, `file://${siteDir}/`))] : []),
    ],
    loadContent: async () => ({
      scripts: await buildScripts(siteDir, options, settings, {
        translations: await loadTranslations(context),
        hidesNavbar: (siteConfig.themeConfig as Partial<ThemeConfig>).navbar?.hideOnScroll ?? false,
      }),
      sheets: await buildConditionalSheets(siteDir, options.printStyles),
    }),
    async contentLoaded({content: loaded, actions}) {
      content = loaded;
      const {scripts} = loaded;
      await actions.createData(CONFIG_FILE, omitConfigFields(siteConfig, options.omitConfigFields));
      const navigationModule = isProduction ? baseUrl + scripts.navigation.file : null;
      await actions.createData(SETTINGS_FILE, serializeSettings({...settings, navigationModule}));
      const flash = `:root{--document-copy-flash:${options.timings.copyFlash}ms}\n`;
      const colors = isHighlighted ? flash + createCodeColorCss(code.themes) : createStockDarkCss(code.themes);
      await actions.createData(CODE_COLORS_FILE, colors);
      logConflicts(siteDir);
    },
    configurePostCss: (postcss: PostCssOptions) => ({
      ...postcss,
      plugins: [...postcss.plugins, darkOnScreen, emBreakpoints],
    }),
    configureWebpack: (...given) =>
      configureBundler({generatedFilesDir, ...generated, options, themePath: THEME, leftOut, highlighting}, ...given),
    injectHtmlTags({content: {scripts, sheets}}) {
      const tabs = createTabsTag(settings);
      if (!isProduction) return {headTags: [tabs]};
      return {
        headTags: [
          ...createDocumentScriptTags(baseUrl, scripts),
          tabs,
          ...createSpeculationRules(baseUrl, options.speculationRules),
        ],
        preBodyTags: createStyleSheetTags(baseUrl, sheets),
      };
    },
    postBuild: isProduction ? createPostBuild(context, {name: NAME, transform, hasHtmlAddresses: true}) : undefined,
  };
}
