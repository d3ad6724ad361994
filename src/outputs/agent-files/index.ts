import type {Output} from 'docusaurus-plugin-built-site';
import {agentFiles as names} from '../../config/agentFiles';
import type {LinkContext} from './resolveText';
import {createAgents} from './createAgents';
import {createSkill, createSkillIndex} from './createSkill';

/** Creates the files from the facts and page records, by path below the build folder. */
export function createAgentFiles(context: LinkContext): ReadonlyMap<string, string> {
  const skill = createSkill(context);
  return new Map([
    [names.skill, skill],
    [names.skillIndex, createSkillIndex(skill, context.base)],
    [names.agents, createAgents(context)],
  ]);
}

/** Output with the files for agents. The built-site plugin creates the pages as Markdown. */
export const agentFilesOutput: Output = ({records}, {siteUrl, siteConfig}) =>
  createAgentFiles({pages: records, base: siteUrl, isStrict: siteConfig.onBrokenLinks === 'throw'});
