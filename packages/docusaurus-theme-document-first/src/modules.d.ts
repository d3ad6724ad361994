declare module '@generated/docusaurus-theme-document-first/default/settings.js' {
  import type {BrowserSettings} from 'docusaurus-theme-document-first';

  const settings: BrowserSettings;
  export = settings;
}

/** The original Mermaid component of the theme or the site (`build/configureBundler.ts`). */
declare module '@theme/DrawnMermaid' {
  export {default} from '@theme/Mermaid';
}

declare module 'subset-font' {
  /** Subsets a font to the glyphs of a text. The package doesn't include types. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: {
      readonly targetFormat?: 'woff2';
      readonly keepFeatures?: readonly string[];
      readonly noHinting?: boolean;
      readonly variationAxes?: Readonly<Record<string, {readonly min: number; readonly max: number}>>;
    },
  ): Promise<Buffer>;
}

declare module 'prism-react-renderer/dist/index.mjs' {
  export * from 'prism-react-renderer';
}
