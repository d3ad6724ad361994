import type {HtmlTagObject, LoadContext, Plugin, PostCssOptions} from '@docusaurus/types';
import {isProduction} from '../../config/environment';
import {writeFiles} from 'docusaurus-plugin-built-site';
import {buildSheets, type ConditionalSheets} from './buildSheets';
import {darkOnScreen} from './darkMode';

function listTags(baseUrl: string, {print, noScript}: ConditionalSheets): HtmlTagObject[] {
  return [
    {tagName: 'link', attributes: {rel: 'stylesheet', media: 'print', href: baseUrl + print.file}},
    {tagName: 'noscript', innerHTML: `<link rel="stylesheet" href="${baseUrl}${noScript.file}">`},
  ];
}

/**
 * Style sheets that only some readers need, as files of their own, so that they cost the others nothing: for print,
 * and for browsers without script. They are at the start of the body, because their rules have to follow those of the
 * sheet of all pages. The development server leaves them out.
 */
export default function conditionalStyles({siteDir, baseUrl}: LoadContext): Plugin<ConditionalSheets> {
  return {
    name: 'conditional-styles',
    loadContent: () => buildSheets(siteDir),
    configurePostCss: (options: PostCssOptions) => ({...options, plugins: [...options.plugins, darkOnScreen]}),
    injectHtmlTags: ({content}) => (isProduction() ? {preBodyTags: listTags(baseUrl, content)} : {}),
    postBuild: ({outDir, content: {print, noScript}}) =>
      writeFiles(
        outDir,
        new Map([
          [print.file, print.css],
          [noScript.file, noScript.css],
        ]),
      ),
  };
}
