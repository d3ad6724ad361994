/** The options. Docusaurus sends the options of presets to every reader, so the results stay in their file. */
export interface VerifiedSamplesOptions {
  /** The file of the results, from the root of the project. */
  readonly file: string;
  /** Changes with the results, so that the build notices and no page keeps an old badge. */
  readonly digest: string;
}
