import {createHash} from 'node:crypto';
import {groupPages, type Output, type PageRecord} from 'docusaurus-plugin-built-site';
import {toMarkdownFile} from 'docusaurus-plugin-built-site/client';
import {agentFiles as names, AGENTS_PAGE} from '../config/agentFiles';
import {MCP_URL} from '../config/mcp';
import {latestVersion} from '../config/versions';
import {substituteFacts} from '../facts';
import {cliCommands} from '../facts/cli';
import {platformErrorIds, platformErrorNames} from '../facts/errorIds';
import {platformErrors} from '../facts/errors';
import {resolveLimits} from '../facts/resolveLimits';

/**
 * What an agent gets wrong without being told, one rule a line. Figures are written by their name in `src/facts`, and
 * links by route, as in pages: the build fills in the figures, and stops at a link that leads nowhere.
 */
export const rules: readonly string[] = [
  'Pages below `/v1/` describe the first generation. Write code for v2 unless a workflow is known to run on v1, and do not use `$event`, `$checkpoint` or params, which [v2 replaced](/migrate-from-v1/).',
  'A Node.js step has one default export, `defineComponent({ async run({ steps, $ }) { … } })`. `defineComponent` is a global. [The reference](/code/nodejs/) lists what `$` can do.',
  'Await everything a step starts. What is still running when `run` settles [may never finish](/code/nodejs/async/).',
  'Steps export JSON only. Read an earlier step as `steps.<name>`, and its return value as `steps.<name>.$return_value`.',
  'Never put a credential into code. Declare a prop of `type: "app"` and read `this.<app>.$auth`, as in [connected accounts](/connected-accounts/), or use an [environment variable](/environment-variables/).',
  'Millrace promises no order of events unless a workflow takes one at a time, and delivers nothing exactly once. Make every consumer [recognise an event it has handled](/delivery/#idempotent-consumers).',
  'The event, exports and logs of one execution share %limits.functionPayload%. Put larger data into `/tmp`, which holds %limits.tmp%, or into a [data store](/data-stores/).',
  'Runtimes are Node.js %runtimes.node%, Python %runtimes.python% and Go %runtimes.go%. Connected accounts, data stores and flow control exist in Node.js and Python; a [Go](/code/go/) or [Bash](/code/bash/) step needs one of those beside it.',
  'The REST API is at %hosts.api%. Send the key as `Authorization: Bearer $MILLRACE_API_KEY`, as in [authentication](/api/auth/), and follow the [cursor](/api/rest/#pagination) to the last page.',
  'Do not guess limits, prices or error causes: look them up in [Limits](/limits/), [Pricing](/pricing/) and [Troubleshooting](/troubleshooting/).',
];

/** What the links of a text are made and checked with. */
type LinkContext = {
  readonly pages: readonly PageRecord[];
  /** Full address of the site's base path, with its slash. */
  readonly base: string;
  /** Whether a link that leads nowhere stops the build, as `onBrokenLinks` says for pages. */
  readonly isStrict: boolean;
};

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

/** Name of the skill, as the specification of Agent Skills asks for it: lower case and hyphens. */
const SKILL_NAME = 'millrace';

/** When an agent should load the skill. */
const SKILL_DESCRIPTION =
  'Build, debug and migrate workflows on Millrace: code steps in Node.js, Python, Go and Bash, sources and actions, the REST API and the CLI. Use when a task mentions Millrace, @millrace/platform, defineComponent, or an error of a workflow.';

const listLimits = (): string =>
  resolveLimits()
    .map(({label, free, paid}) => `| ${label} | ${free} | ${paid} |`)
    .join('\n');

const listErrors = (): string =>
  platformErrorIds
    .map((id) => `- [${platformErrorNames[id]}](/troubleshooting/#${id}): ${platformErrors[id].meaning}`)
    .join('\n');

const listCommands = (): string =>
  cliCommands.map(({name, summary}) => `- \`millrace ${name}\`: ${summary}`).join('\n');

const body = (): string => `# Millrace

Millrace runs workflows: a trigger starts an execution, and steps run one after another, each able to read what the steps before it exported. [Workflows](/workflows/) explains the model, and the [glossary](/glossary/) its terms.

## Rules

${rules.map((rule) => `- ${rule}`).join('\n')}

## Limits

| Limit | Free | Pro and Team |
| - | - | - |
${listLimits()}

[Limits](/limits/) says what happens at each, and which can be raised.

## Errors

${listErrors()}

## Commands

${listCommands()}

[CLI reference](/cli/reference/) has their arguments and flags.
`;

/**
 * The skill: what an agent has to know before it works with the platform, in the form of https://agentskills.io.
 *
 * @throws when a link leads to no page or heading
 */
function writeSkill(context: LinkContext): string {
  const {base} = context;
  const head = ['---', `name: ${SKILL_NAME}`, `description: ${JSON.stringify(SKILL_DESCRIPTION)}`, '---'].join('\n');
  const more = `## More

- Index of all pages as Markdown: ${base}${names.index}
- All pages in one file: ${base}${names.fullText}
- Every figure and error as data: ${base}facts.json
- REST API as OpenAPI: ${base}openapi.yaml
- MCP server, with search and lookups: ${MCP_URL}. [Set it up](${AGENTS_PAGE}#mcp-server).
`;
  return `${head}\n\n${resolveText(`${body()}\n${more}`, context)}`;
}

/** The version of the draft that the index follows: https://github.com/cloudflare/agent-skills-discovery-rfc */
const SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/**
 * Says where the skill is, with a digest by which a client sees that it got what was meant.
 *
 * @param skill the text of the skill, byte by byte as it is served
 * @param base full address of the site's base path, with its slash
 */
function writeSkillIndex(skill: string, base: string): string {
  const entry = {
    name: SKILL_NAME,
    type: 'skill-md',
    description: SKILL_DESCRIPTION,
    url: base + names.skill,
    digest: `sha256:${createHash('sha256').update(skill).digest('hex')}`,
  };
  return `${JSON.stringify({$schema: SCHEMA, skills: [entry]}, null, 2)}\n`;
}

/** The most that the file can weigh: it is part of every conversation about a project. */
const AGENTS_MAX = 8192;

/** The groups of pages: with the name of every page, or with their number. */
function listSections(pages: readonly PageRecord[], isNamed: boolean): string {
  const latest = pages.filter(({version, unlisted}) => version === latestVersion.id && !unlisted);
  return groupPages(latest, latestVersion.prefix)
    .map(({title, pages: members}) => {
      const names = members.map(({path}) => toMarkdownFile(path).replace(/\.md$/, ''));
      return `- ${title ?? 'General'}: ${isNamed ? names.join(', ') : `${names[0]}, one of ${names.length} pages`}`;
    })
    .join('\n');
}

function printAgents(context: LinkContext, isNamed: boolean): string {
  const {pages, base} = context;
  return `# Millrace

What you know about Millrace may be out of date. Before you write code for it, read the pages that the task needs.

## Rules

${rules.map((rule) => `- ${resolveText(rule, context)}`).join('\n')}

## Pages

A page is at ${base}, its name below, and \`.md\`: ${base}workflows/settings.md. ${isNamed ? 'With' : 'All names, with'} titles and descriptions: ${base}${names.index}

${listSections(pages, isNamed)}
`;
}

/**
 * `AGENTS.md` for the repository of a project that uses the platform: rules, and an index in which each page takes a
 * word. Of a site that has more pages than fit, it names one of each group.
 *
 * @throws when it is larger than a project should carry
 */
function writeAgents(context: LinkContext): string {
  const named = printAgents(context, true);
  if (Buffer.byteLength(named) <= AGENTS_MAX) return named;
  const short = printAgents(context, false);
  const bytes = Buffer.byteLength(short);
  if (bytes <= AGENTS_MAX) return short;
  throw new Error(
    `${names.agents} has ${bytes} bytes; it can have ${AGENTS_MAX}. Shorten the rules in src/agent-files/index.ts.`,
  );
}

const LINK = /\]\((\/[^)#]*)(?:#([^)]+))?\)/g;

function refuseBroken(pages: readonly PageRecord[], path: string, anchor: string | undefined): void {
  const page = pages.find((it) => it.path === path);
  if (!page) throw new Error(`src/agent-files: a link leads to ${path}, which is not a page`);
  if (!anchor || page.headers.some(({slug}) => slug === anchor)) return;
  throw new Error(`src/agent-files: a link leads to ${path}#${anchor}, but the page has no such heading`);
}

/**
 * Fills in the figures of a text, and turns links by route into links to the Markdown of pages.
 *
 * @throws when a figure is unknown, or a link leads to no page or heading
 */
export function resolveText(text: string, {pages, base, isStrict}: LinkContext): string {
  return substituteFacts(text).replace(LINK, (_, path: string, anchor: string | undefined) => {
    if (isStrict) refuseBroken(pages, path, anchor);
    return `](${base}${toMarkdownFile(path)}${anchor ? `#${anchor}` : ''})`;
  });
}
