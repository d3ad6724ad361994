/** Other hosts that your pages can load something from, by kind. */
export type Sources = {
  /** Pictures. @default [] @example ['https://img.shields.io'] */
  readonly images: readonly string[];
  /** Style sheets and the fonts that they load. @default [] @example ['https://cdn.jsdelivr.net'] */
  readonly styles: readonly string[];
  /** Fonts. @default [] @example ['https://fonts.gstatic.com'] */
  readonly fonts: readonly string[];
  /** Video and audio. @default [] @example ['https://video.example.com'] */
  readonly media: readonly string[];
  /** Embedded pages. Add `"'self'"` to embed pages of your own site. @default [] @example ['https://www.youtube.com'] */
  readonly frames: readonly string[];
  /** Scripts. Live code blocks need `"'unsafe-eval'"`. @default [] @example ['https://www.googletagmanager.com'] */
  readonly scripts: readonly string[];
  /** Hosts that scripts can send requests to. @default [] @example ['https://api.example.com'] */
  readonly connect: readonly string[];
  /** Hosts that forms can be sent to. @default [] @example ['https://example.us1.list-manage.com'] */
  readonly forms: readonly string[];
  /** Web app manifests. @default [] @example ['https://cdn.example.com'] */
  readonly manifests: readonly string[];
  /** Web workers. @default [] @example ['blob:'] */
  readonly workers: readonly string[];
};

/** Kind of resource: the name of the option that allows its sources. */
export type SourceKind = keyof Sources;

/** The CSP directive of each option, and the sources that every site allows. */
export const DIRECTIVES = {
  scripts: ['script-src', "'self'"],
  // The theme sets `style` attributes, for example when collapsing details and in the progress bar.
  styles: ['style-src', "'self' 'unsafe-inline'"],
  images: ['img-src', "'self' data:"],
  manifests: ['manifest-src', "'self'"],
  fonts: ['font-src', "'self' data:"],
  media: ['media-src', "'self'"],
  frames: ['frame-src', ''],
  connect: ['connect-src', "'self'"],
  forms: ['form-action', "'self'"],
  workers: ['worker-src', "'self'"],
} as const satisfies Readonly<Record<SourceKind, readonly [directive: string, always: string]>>;

export const SOURCE_KINDS = Object.keys(DIRECTIVES) as SourceKind[];

/** Font hosts by style sheet host. Other hosts usually serve their fonts themselves, such as CDNs with KaTeX. */
const FONT_HOSTS: Readonly<Record<string, readonly string[]>> = {
  'https://fonts.googleapis.com': ['https://fonts.gstatic.com'],
};

/** Returns the likely font sources of external style sheets, which the build can't read. */
const getFontSources = (styles: readonly string[]): readonly string[] =>
  styles.filter((source) => !source.startsWith("'")).flatMap((source) => FONT_HOSTS[source] ?? [source]);

/** Merges the sources from the options and from plugins. */
export function mergeSources(all: readonly Partial<Sources>[]): Sources {
  const listSources = (kind: SourceKind): readonly string[] => all.flatMap((sources) => sources[kind] ?? []);
  const merged = SOURCE_KINDS.map((kind) => {
    const more = kind === 'fonts' ? getFontSources(listSources('styles')) : [];
    return [kind, [...new Set([...listSources(kind), ...more])]];
  });
  return Object.fromEntries(merged) as Sources;
}

/** Whether the site can embed its own pages. */
export const areOwnFramesAllowed = ({frames}: Sources): boolean => frames.includes("'self'");
