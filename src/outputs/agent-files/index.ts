import type {Output} from 'docusaurus-plugin-built-site';
import {agentFiles as names} from '../../config/agentFiles';
import type {LinkContext} from './resolveText';
import {createAgents} from './createAgents';
import {createSkill, createSkillIndex} from './createSkill';

/** The files, made from the facts and the page records: path below the build folder, and content. */
export function createAgentFiles(context: LinkContext): ReadonlyMap<string, string> {
  const skill = createSkill(context);
  return new Map([
    [names.skill, skill],
    [names.skillIndex, createSkillIndex(skill, context.base)],
    [names.agents, createAgents(context)],
  ]);
}

/** Files for agents that work with the platform. The pages as Markdown are the matter of the built-site plugin. */
export const agentFilesOutput: Output = ({records}, {siteUrl, siteConfig}) =>
  createAgentFiles({pages: records, base: siteUrl, isStrict: siteConfig.onBrokenLinks === 'throw'});
