/** One code block that ran and gave what its page shows. */
export interface SampleResult {
  /** The first page that contains it. */
  readonly page: string;
  /** What it ran with, such as `Python 3.11`. */
  readonly tool: string;
  /** Day of the run, as `2026-11-20`. */
  readonly date: string;
}

/** The results file of the samples: passing blocks by the hash of their code. */
export type SampleResults = Readonly<Record<string, SampleResult>>;
