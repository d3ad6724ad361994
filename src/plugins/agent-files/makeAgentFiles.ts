import {agentFiles} from '../../config/agentFiles';
import type {LinkContext} from './resolveText';
import {writeAgents} from './writeAgents';
import {writeSkill} from './writeSkill';
import {writeSkillIndex} from './writeSkillIndex';

/**
 * Files for agents that work with the platform, made from the facts and the page records: path below the build folder,
 * and content. The pages themselves are the matter of `markdown-export`.
 */
export function makeAgentFiles(context: LinkContext): ReadonlyMap<string, string> {
  const skill = writeSkill(context);
  return new Map([
    [agentFiles.skill, skill],
    [agentFiles.skillIndex, writeSkillIndex(skill, context.base)],
    [agentFiles.agents, writeAgents(context)],
  ]);
}
