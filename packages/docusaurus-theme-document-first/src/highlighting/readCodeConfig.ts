import type {PrismTheme} from 'prism-react-renderer';
import type {CodeLanguage} from '../options';
import type {HighlightOptions} from './rehypeHighlight';

/** The themes of code for both colour modes. */
export type CodeThemes = {readonly theme?: PrismTheme; readonly darkTheme?: PrismTheme};

/** What a site says about code in `themeConfig.prism`. */
type PrismConfig = CodeThemes & {
  readonly additionalLanguages?: readonly string[];
  readonly magicComments?: HighlightOptions['magicComments'];
};

/** Reads what a site says about code, once for Docusaurus and once for this theme. */
export function readCodeConfig(
  themeConfig: object,
  languages: Readonly<Record<string, CodeLanguage>>,
): {readonly themes: CodeThemes; readonly highlighting: HighlightOptions} {
  const {prism = {}} = themeConfig as {readonly prism?: PrismConfig};
  const {theme, darkTheme, additionalLanguages = [], magicComments = []} = prism;
  const own = Object.values(languages).flatMap(({grammar}) => grammar ?? []);
  return {
    themes: {...(theme && {theme}), ...(darkTheme && {darkTheme})},
    highlighting: {grammars: [...new Set([...additionalLanguages, ...own])], magicComments},
  };
}
