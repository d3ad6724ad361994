import type {Version} from './versions';

/** Files for programs that read the documentation, below the base path. */
export const agentFiles = {
  /** The index of a version, in the form of https://llmstxt.org; older versions have one below their prefix. */
  index: 'llms.txt',
  /** All pages of a version or section in one file, below the route of either. */
  fullText: 'llms-full.txt',
  /** What an agent has to know before it works with the platform. */
  skill: 'skill.md',
  /** For the repository of a project that uses the platform. */
  agents: 'AGENTS.md',
  /** Says where the skill is, in the form of the draft "Agent Skills Discovery via Well-Known URIs". */
  skillIndex: '.well-known/agent-skills/index.json',
} as const;

/** The page about all of them. */
export const AGENTS_PAGE = '/agents/';

/** Folder of the files for offline readers, below the build and the base path. */
export const OFFLINE_FOLDER = 'offline';

/** The files of one version for offline readers: `npm run offline` makes them after the build. */
type OfflineFiles = {
  /** Name without an ending; also the folder inside the archive. */
  readonly name: string;
  /** All pages, to be opened from the disk. */
  readonly archive: `${string}.zip`;
  /** All pages as one document. */
  readonly document: `${string}.pdf`;
};

/** Names of the files of a version, such as `millrace-docs-v2.zip`. */
export function offlineFilesOf({id}: Pick<Version, 'id'>): OfflineFiles {
  const name = `millrace-docs-${id}`;
  return {name, archive: `${name}.zip`, document: `${name}.pdf`};
}

/** Names of all files for offline readers; pages link to them below `/offline/`. */
export function listOfflineFiles(versions: readonly Pick<Version, 'id'>[]): string[] {
  return versions.map(offlineFilesOf).flatMap(({archive, document}) => [archive, document]);
}
