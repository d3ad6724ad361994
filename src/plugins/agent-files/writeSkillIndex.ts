import {createHash} from 'node:crypto';
import {agentFiles} from '../../config/agentFiles';
import {SKILL_DESCRIPTION, SKILL_NAME} from './writeSkill';

/** The version of the draft that the index follows: https://github.com/cloudflare/agent-skills-discovery-rfc */
const SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/**
 * Says where the skill is, with a digest by which a client sees that it got what was meant.
 *
 * @param skill the text of the skill, byte by byte as it is served
 * @param base full address of the site's base path, with its slash
 */
export function writeSkillIndex(skill: string, base: string): string {
  const entry = {
    name: SKILL_NAME,
    type: 'skill-md',
    description: SKILL_DESCRIPTION,
    url: base + agentFiles.skill,
    digest: `sha256:${createHash('sha256').update(skill).digest('hex')}`,
  };
  return `${JSON.stringify({$schema: SCHEMA, skills: [entry]}, null, 2)}\n`;
}
