import {createHash} from 'node:crypto';
import {agentFiles as names, AGENTS_PAGE} from '../../config/agentFiles';
import {MCP_URL} from '../../config/mcp';
import {cli} from '../../facts/cli';
import {platformErrors} from '../../facts/errors';
import {resolveLimits} from '../../facts/resolveLimits';
import {renderTemplate, readRules} from './renderTemplate';
import type {LinkContext} from './resolveText';

/** Name of the skill in the format of the Agent Skills specification: lower case and hyphens. */
const SKILL_NAME = 'millrace';

const SKILL_DESCRIPTION =
  'Build, debug and migrate workflows on Millrace: code steps in Node.js, Python, Go and Bash, sources and actions, the REST API and the CLI. Use when a task mentions Millrace, @millrace/platform, defineComponent, or an error of a workflow.';

const formatLimits = (): string =>
  resolveLimits()
    .map(({label, free, paid}) => `| ${label} | ${free} | ${paid} |`)
    .join('\n');

const formatErrors = (): string =>
  Object.entries(platformErrors)
    .map(([id, {name, meaning}]) => `- [${name}](/troubleshooting/#${id}): ${meaning}`)
    .join('\n');

const formatCommands = (): string =>
  cli.commands.map(({name, summary}) => `- \`millrace ${name}\`: ${summary}`).join('\n');

/**
 * Creates the skill for agents (https://agentskills.io).
 *
 * @throws if a link leads to a missing page or heading
 */
export function createSkillFile(context: LinkContext): string {
  const parts = {
    name: SKILL_NAME,
    description: JSON.stringify(SKILL_DESCRIPTION),
    rules: readRules(),
    limits: formatLimits(),
    errors: formatErrors(),
    commands: formatCommands(),
    base: context.base,
    mcp: MCP_URL,
    agentsPage: AGENTS_PAGE,
    ...names,
  };
  return renderTemplate('skill', parts, context);
}

/** Version of the specification draft: https://github.com/cloudflare/agent-skills-discovery-rfc */
const SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/**
 * Creates the index of skills, with a digest to verify the skill's content.
 *
 * @param skill the text of the skill
 * @param base full address of the site's base path, with its slash
 */
export function createSkillIndex(skill: string, base: string): string {
  const entry = {
    name: SKILL_NAME,
    type: 'skill-md',
    description: SKILL_DESCRIPTION,
    url: base + names.skill,
    digest: `sha256:${createHash('sha256').update(skill).digest('hex')}`,
  };
  return `${JSON.stringify({$schema: SCHEMA, skills: [entry]}, null, 2)}\n`;
}
