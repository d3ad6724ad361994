import {createHash} from 'node:crypto';
import {describe, expect, it} from '@jest/globals';
import {agentFiles} from '../../config/agentFiles';
import {platformErrorIds, platformErrors} from '../../facts/errors';
import {getRouteVersion} from '../../config/versions';
import {getFactText} from '../../facts';
import type {PageRecord} from 'docusaurus-plugin-built-site';
import {createAgentFiles} from '.';
import {readRules} from './renderTemplate';
import {resolveText} from './resolveText';

const BASE = 'https://millrace.example/docs/';

function createRecord(path: string, slugs: readonly string[] = []): PageRecord {
  const headers = slugs.map((slug) => ({level: 2, title: slug, slug}));
  const version = getRouteVersion(path).id;
  return {
    title: path,
    description: '',
    frontmatter: {},
    path,
    relativePath: '',
    key: '',
    headers,
    version,
    instance: 'default',
    locale: 'en',
    unlisted: false,
    sidebar: null,
  };
}

/** The pages that the files link to. Tests of the finished build check that they exist. */
const records = [
  createRecord('/troubleshooting/', platformErrorIds),
  createRecord('/delivery/', ['idempotent-consumers']),
  createRecord('/api/rest/', ['pagination']),
  createRecord('/agents/', ['mcp-server']),
  ...'/workflows/ /workflows/settings/ /glossary/ /limits/ /pricing/ /cli/reference/ /migrate-from-v1/ /code/nodejs/ /code/nodejs/async/ /code/go/ /code/bash/ /connected-accounts/ /environment-variables/ /data-stores/ /api/auth/'
    .split(' ')
    .map((path) => createRecord(path)),
  {...createRecord('/v1/errors/'), version: 'v1'},
];
const context = {pages: records, base: BASE, isStrict: true};
const files = createAgentFiles(context);
const read = (file: string): string => files.get(file) ?? '';

describe('the skill', () => {
  const skill = read(agentFiles.skill);

  it('starts with its name and description', () => {
    expect(skill).toMatch(/^---\nname: millrace\ndescription: ".{1,1024}"\n---\n\n# Millrace\n/);
  });

  it('contains limits, errors and commands from the facts', () => {
    expect(skill).toContain(`| HTTP request body | ${getFactText('limits.payloadSize')} | `);
    for (const id of platformErrorIds)
      expect(skill).toContain(`- [${platformErrors[id]?.name}](${BASE}troubleshooting.md#${id}): `);
    expect(skill).toContain('- `millrace publish`: ');
    expect(skill).not.toMatch(/%\w+\.\w+%|\]\(\//);
  });
});

it("the skill index contains the skill's digest", () => {
  const {skills} = JSON.parse(read(agentFiles.skillIndex)) as {skills: Record<string, string>[]};
  const digest = createHash('sha256').update(read(agentFiles.skill)).digest('hex');
  expect(skills).toEqual([
    expect.objectContaining({name: 'millrace', type: 'skill-md', url: `${BASE}skill.md`, digest: `sha256:${digest}`}),
  ]);
});

describe('AGENTS.md', () => {
  it("contains the skill's rules and the pages of the latest version", () => {
    const agents = read(agentFiles.agents);
    expect(agents).toContain(resolveText(readRules(), context));
    expect(agents).toContain('- /workflows/: workflows, workflows/settings\n');
    expect(agents).not.toContain('v1/errors');
  });

  it('names one page per group if not all fit', () => {
    const many = Array.from({length: 400}, (_, at) => createRecord(`/guides/page-with-a-long-name-${at}/`));
    const agents = createAgentFiles({...context, pages: [...records, createRecord('/guides/'), ...many]}).get(
      'AGENTS.md',
    );
    expect(agents).toContain('- /guides/: guides, one of 401 pages\n');
    expect(agents).toContain(`All names, with titles and descriptions: ${BASE}llms.txt`);
    expect(agents).not.toContain('page-with-a-long-name');
  });

  it("throws if it's too large", () => {
    const many = Array.from({length: 400}, (_, at) => [
      createRecord(`/group-with-a-long-name-${at}/`),
      createRecord(`/group-with-a-long-name-${at}/page/`),
    ]).flat();
    expect(() => createAgentFiles({...context, pages: [...records, ...many]})).toThrow(
      /AGENTS\.md has \d+ bytes; it can have 8192/,
    );
  });
});

describe('a link', () => {
  it.each([
    ['[A](/nope/)', '/nope/, which is not a page'],
    ['[A](/limits/#nope)', '/limits/#nope, but the page has no such heading'],
    ['%limits.nope%', 'limits.nope'],
  ])("or figure that doesn't exist throws: %s", (text, message) => {
    expect(() => resolveText(text, context)).toThrow(message);
  });

  it("that doesn't exist is accepted if the site doesn't check links", () => {
    expect(resolveText('[A](/nope/#a)', {...context, isStrict: false})).toBe(`[A](${BASE}nope.md#a)`);
  });
});
