import postcss from 'postcss';
import {BASE_URL} from '../../../src/config/addresses';

const FONT = new RegExp(`url\\(${BASE_URL}([^)]+\\.woff2)\\)`, 'g');

/**
 * A style sheet of the site for the bundle: its fonts become part of it, because browsers refuse to load fonts from
 * other files on a disk.
 *
 * @param readFile reads a file of the build
 */
export function embedFonts(css: string, readFile: (file: string) => Buffer): string {
  return css.replace(FONT, (_, file: string) => `url(data:font/woff2;base64,${readFile(file).toString('base64')})`);
}

/**
 * The rules for browsers without script, for pages whose document script runs: without those that follow the system's
 * dark mode, since the script keeps the reader's choice.
 */
export function withoutDarkMode(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules('media', (rule) => {
    if (rule.params.includes('prefers-color-scheme')) rule.remove();
  });
  return root.toString();
}
