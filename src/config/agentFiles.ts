/** Files for programs that read the documentation, below the base path. */
export const agentFiles = {
  /** Index of the pages (https://llmstxt.org). Older versions have their own below their prefix. */
  index: 'llms.txt',
  /** All pages of a version or section in one file, below its route. */
  fullText: 'llms-full.txt',
  /** Skill for agents that work with the platform. */
  skill: 'skill.md',
  /** Instructions to copy into a project that uses the platform. */
  agents: 'AGENTS.md',
  /** Location of the skill, according to the draft "Agent Skills Discovery via Well-Known URIs". */
  skillIndex: '.well-known/agent-skills/index.json',
} as const;

/** The page that explains all of these files. */
export const AGENTS_PAGE = '/agents/';
