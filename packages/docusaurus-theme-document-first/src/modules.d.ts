declare module '@generated/docusaurus-theme-document-first/default/settings.js' {
  import type {BrowserSettings} from 'docusaurus-theme-document-first';

  export const timings: BrowserSettings['timings'];
  export const baseUrl: BrowserSettings['baseUrl'];
  export const storagePrefix: BrowserSettings['storagePrefix'];
  export const colorModeKey: BrowserSettings['colorModeKey'];
  export const positionsKey: BrowserSettings['positionsKey'];
  export const tabChoicesKey: BrowserSettings['tabChoicesKey'];
  export const navigationModule: BrowserSettings['navigationModule'];
  export const toolsModule: BrowserSettings['toolsModule'];
  export const followsSystem: BrowserSettings['followsSystem'];
  export const versionKey: BrowserSettings['versionKey'];
  export const foldingKey: BrowserSettings['foldingKey'];
  export const wrapKey: BrowserSettings['wrapKey'];
  export const autoCollapse: BrowserSettings['autoCollapse'];
  export const tabAddress: BrowserSettings['tabAddress'];
  export const codeLabels: BrowserSettings['codeLabels'];
  export const toolInterests: BrowserSettings['toolInterests'];
  export const toolAddress: BrowserSettings['toolAddress'];
}

/** The diagram of the theme, or of the site, that draws fences of Mermaid (`build/configureBundler.ts`). */
declare module '@theme/DrawnMermaid' {
  export {default} from '@theme/Mermaid';
}

declare module 'subset-font' {
  /** Makes a font with the glyphs of a text; the package has no types of its own. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: {
      readonly targetFormat?: 'woff2';
      readonly keepFeatures?: readonly string[];
      readonly noHinting?: boolean;
    },
  ): Promise<Buffer>;
}

declare module 'prism-react-renderer/dist/index.mjs' {
  export * from 'prism-react-renderer';
}
