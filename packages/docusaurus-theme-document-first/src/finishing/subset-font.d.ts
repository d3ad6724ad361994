declare module 'subset-font' {
  /** Makes a font with the glyphs of a text; the package has no types of its own. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: {readonly targetFormat?: 'woff2'; readonly noLayoutClosure?: boolean},
  ): Promise<Buffer>;
}
