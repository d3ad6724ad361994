import type {Output} from 'docusaurus-plugin-built-site';
import {agentFiles as names} from '../config/agentFiles';
import type {LinkContext} from './resolveText';
import {writeAgents} from './writeAgents';
import {writeSkill, writeSkillIndex} from './writeSkill';

/** The files, made from the facts and the page records: path below the build folder, and content. */
export function makeAgentFiles(context: LinkContext): ReadonlyMap<string, string> {
  const skill = writeSkill(context);
  return new Map([
    [names.skill, skill],
    [names.skillIndex, writeSkillIndex(skill, context.base)],
    [names.agents, writeAgents(context)],
  ]);
}

/** Files for agents that work with the platform. The pages as Markdown are the matter of the built-site plugin. */
export const agentFiles: Output = ({records}, {siteUrl, siteConfig}) =>
  makeAgentFiles({pages: records, base: siteUrl, isStrict: siteConfig.onBrokenLinks === 'throw'});
