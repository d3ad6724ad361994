/** The directive of each option that names sources, with what every site may load. */
export const DIRECTIVES = {
  scripts: ['script-src', "'self'"],
  // Styles: the theme sets `style` attributes (heights while folding, the progress bar).
  styles: ['style-src', "'self' 'unsafe-inline'"],
  images: ['img-src', "'self' data:"],
  manifests: ['manifest-src', "'self'"],
  fonts: ['font-src', "'self' data:"],
  media: ['media-src', "'self'"],
  frames: ['frame-src', ''],
  connect: ['connect-src', "'self'"],
  forms: ['form-action', "'self'"],
  workers: ['worker-src', "'self'"],
} as const;

/** What a page can load from elsewhere: the options that name sources. */
export type SourceKind = keyof typeof DIRECTIVES;

/** The names of the options that allow sources. */
export const SOURCE_KINDS = Object.keys(DIRECTIVES) as SourceKind[];

/** The sources that a site allows besides itself. */
export type Sources = Readonly<Record<SourceKind, readonly string[]>>;

/** Joins what the owner and the plugins of a site allow. */
export function mergeSources(all: readonly Partial<Sources>[]): Sources {
  const merged = SOURCE_KINDS.map((kind) => [kind, [...new Set(all.flatMap((sources) => sources[kind] ?? []))]]);
  return Object.fromEntries(merged) as Sources;
}

/** Whether pages of the site can be in frames of the site. */
export const framesItself = ({frames}: Sources): boolean => frames.includes("'self'");
