import type {Output} from 'docusaurus-plugin-built-site';
import {agentFiles as names} from '../../config/agentFiles';
import type {LinkContext} from './resolveText';
import {createAgentsFile} from './createAgentsFile';
import {createSkillFile, createSkillIndex} from './createSkillFile';

/** Creates the files from the facts and page records, by path below the build folder. */
export function createAgentFiles(context: LinkContext): ReadonlyMap<string, string> {
  const skill = createSkillFile(context);
  return new Map([
    [names.skill, skill],
    [names.skillIndex, createSkillIndex(skill, context.base)],
    [names.agents, createAgentsFile(context)],
  ]);
}

/** Output with the files for agents. The built-site plugin creates the pages as Markdown. */
export const agentFilesOutput: Output = ({records}, {siteUrl, siteConfig}) =>
  createAgentFiles({pages: records, base: siteUrl, isStrict: siteConfig.onBrokenLinks === 'throw'});
