/** What the plugin is told. Docusaurus sends the options of its presets to every reader: the results stay in their file. */
export interface SampleProofOptions {
  /** The file of the results, from the root of the project. */
  readonly file: string;
  /** Changes with the results, so that a build sees it and no page keeps an old mark. */
  readonly digest: string;
}
