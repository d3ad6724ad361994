import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {PhrasingContent} from 'mdast';
import type {TranslationFile} from '@docusaurus/types';
import {formatOf} from './config/formatDay';
import {currentLocale, i18n} from './config/languages';

/**
 * Words that the build itself writes into pages, where `translate` of Docusaurus, which is made for the browser, is out of
 * reach. `docusaurus write-translations` lists them with those of the pages.
 */
const ENGLISH = {
  'sample.ran': 'Ran on {date} with {tool}',
  'sample.ranAgainst': 'Ran on {date} with {tool}, checked against {platform}',
  'sample.return': 'Return value',
  'sample.exports': 'Exports',
  'sample.logs': 'Logs',
  'sample.stdout': 'Output',
  'sample.response': 'HTTP response',
  'sample.body': 'Response body',
  'sample.sends': 'Deliveries',
  'sample.emits': 'Emitted events',
  'sample.db': 'Stored data',
  'sample.pause': 'Pause',
  'sample.exit': 'Reason',
  'sample.error': 'Error message',
  'api.path': 'Path parameters',
  'api.query': 'Query parameters',
  'api.header': 'Header parameters',
  'api.alsoTakes': 'Also takes {names}.',
  'api.requestBody': 'Request body',
  'api.sendAs': 'Send as {type}.',
  'api.response': 'Response',
  'api.errors': 'Errors',
  'api.otherErrors': '{errors}, and {others}.',
  'api.everyError': 'Those of every request',
  'api.everyOtherError': 'those of every request',
  'api.permission': 'Permission',
  'api.omitted': '**{tag}** is not part of this reference.',
  'api.required': 'required',
  'api.optional': 'may be absent',
  'api.fields': 'Fields of {name}',
  'api.object': 'The {name} object',
  'api.seeObject': 'See the [{name} object]({address}).',
  'api.see': 'See [{name}]({address}).',
  'api.client': 'Programs use the {client}.',
  'api.clientLink': 'client',
  'api.responseAs': 'Response {status} as for {operation}.',
  'api.responseOf': 'Response {status}',
  'api.example': 'Example: {name}',
  'type.any': 'any JSON',
  'type.array': 'array',
  'type.arrayOf': 'array of {items}',
  'type.mapOf': 'map of {items}',
  'type.arrays': 'arrays',
  'type.booleans': 'booleans',
  'type.integers': 'integers',
  'type.numbers': 'numbers',
  'type.objects': 'objects',
  'type.strings': 'strings',
  'type.theBody': 'the body',
  'type.variant': 'variant {number}',
  'type.as': '{place} as {shape}',
  'type.exactlyOne': 'Exactly one of {names} is required.',
  'type.atLeastOne': 'At least one of {names} is required.',
  'type.with': '{names} with {name}',
  'type.sameFields': '{name} has the same fields as {other}.',
  'type.option': 'As {shape}: {text}',
  'type.eachItem': 'Each item: {constraints}',
  'value.only': 'The only value is {value}.',
  'value.oneOf': 'One of {values}.',
  'value.always': 'Always {value}.',
  'value.fromTo': 'From {low} to {high}.',
  'value.atLeast': 'At least {low}.',
  'value.atMost': 'At most {high}.',
  'value.characters': '{count} characters',
  'value.items': '{count} items',
  'value.notEmpty': 'Not empty.',
  'value.deprecated': 'Deprecated.',
  'value.pattern': 'Pattern: {value}.',
  'value.default': 'Default: {value}.',
  'value.example': 'Example: {value}.',
  'cli.flag': 'Flag',
  'cli.meaning': 'Meaning',
  'cli.usage': 'Usage',
  'cli.argument': 'Argument',
  'cli.required': 'Required',
  'cli.yes': 'yes',
  'cli.no': 'no',
  'cli.output': 'Output',
  'cli.short': '{value} (short: {alias})',
  'cli.command': 'Command',
  'cli.does': 'What it does',
  'cli.status': 'Status',
  'cli.variable': 'Variable',
  'cli.effect': 'Effect',
  'agents.run': 'Run this in a terminal:',
  'agents.put': 'Put this into {file} in your project:',
  'agents.putOrHome': 'Put this into {file} in your project, or for all projects into {home}:',
  'agents.withoutArchives':
    'This copy of the documentation comes without the archives. {command} makes them from a finished build of {sources}, in {folder}.',
  'agents.sources': 'the sources',
  'agents.version': 'Version',
  'agents.pages': 'Pages',
  'agents.archive': 'Pages of {version} (ZIP)',
  'changes.now': 'Now: [{title}]({address}).',
  'search.guides': 'the guides',
  'search.workflows': 'workflows',
  'search.code': 'code steps',
  'search.api': 'the REST API',
  'search.limits': 'limits',
  'search.troubleshooting': 'troubleshooting',
  'search.reference': 'Reference',
  'page.operations': 'operations',
  'page.commands': 'commands',
  'page.tagged': '{what} tagged {tag}',
  'keys.title': 'Keyboard shortcuts',
} as const;

/** A word or sentence of the build. */
export type BuildWord = keyof typeof ENGLISH;

/** The words as Docusaurus writes them for translators, beside those of the sidebars. */
export const wordsFile: TranslationFile = {
  path: 'build',
  content: Object.fromEntries(
    Object.entries(ENGLISH).map(([id, message]) => [id, {message, description: 'The build writes it into pages'}]),
  ),
};

/** The translations of the words, as translators left them: all of it goes into pages. */
export function readTranslations(locale = currentLocale()): string {
  const file = join(i18n.path, locale, 'docusaurus-plugin-content-docs', `${wordsFile.path}.json`);
  return existsSync(file) ? readFileSync(file, 'utf8') : '{}';
}

const translations: Partial<TranslationFile['content']> = JSON.parse(readTranslations()) as TranslationFile['content'];

/** A word or sentence in the language of the build. */
export function say(id: BuildWord, values: Readonly<Record<string, string | number>> = {}): string {
  const message = translations[id]?.message ?? ENGLISH[id];
  return message.replaceAll(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all));
}

/** A sentence of the build with links, code and other parts of a line in it. */
export function phrase(id: BuildWord, parts: Readonly<Record<string, readonly PhrasingContent[]>>): PhrasingContent[] {
  return say(id)
    .split(/\{(\w+)\}/)
    .flatMap((part, at) => (at % 2 === 1 ? [...(parts[part] ?? [])] : part === '' ? [] : {type: 'text', value: part}));
}

/** Texts as a list: "a, b and c", or "a, b or c". */
export const listTexts = (texts: readonly string[], type: 'conjunction' | 'disjunction'): string =>
  new Intl.ListFormat(formatOf(currentLocale()), {type}).format(texts);

/** Parts of a line as a list: "a, b and c". */
export function listParts(parts: readonly PhrasingContent[]): PhrasingContent[] {
  return new Intl.ListFormat(formatOf(currentLocale()), {type: 'conjunction'})
    .formatToParts(parts.map((_, at) => `${at}`))
    .flatMap(({type, value}) => (type === 'element' ? (parts[Number(value)] ?? []) : {type: 'text', value}));
}
