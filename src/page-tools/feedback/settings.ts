/** What the build says about reports. */
export type ReportSettings = {
  /** What tells this build apart. */
  readonly build: string;
  /** Address that takes reports; `null` where they become issues on GitHub. */
  readonly endpoint: string | null;
};

/** Reads the settings from the tag of the page tools (`src/plugins/document-script`); there is none in development. */
export function readSettings(): ReportSettings {
  const {build = 'development', feedbackUrl = null} =
    document.querySelector<HTMLElement>('script[data-page-tools]')?.dataset ?? {};
  return {build, endpoint: feedbackUrl};
}
