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
