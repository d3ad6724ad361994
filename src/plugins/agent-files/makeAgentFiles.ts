import {agentFiles} from '../../config/agentFiles';
import type {PageRecord} from '../built-site/pageRecord';
import {writeAgents} from './writeAgents';
import {writeSkill} from './writeSkill';
import {writeSkillIndex} from './writeSkillIndex';

/**
 * Files for agents that work with the platform, made from the facts and the page records: path below the build folder,
 * and content. The pages themselves are the matter of `markdown-export`.
 *
 * @param base full address of the site's base path, with its slash
 */
export function makeAgentFiles(pages: readonly PageRecord[], base: string): ReadonlyMap<string, string> {
  const skill = writeSkill(pages, base);
  return new Map([
    [agentFiles.skill, skill],
    [agentFiles.skillIndex, writeSkillIndex(skill, base)],
    [agentFiles.agents, writeAgents(pages, base)],
  ]);
}
