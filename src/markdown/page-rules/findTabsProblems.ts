import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Code} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {formatSuggestion} from 'docusaurus-plugin-facts/facts';
import {findLanguage, findTabValue, LANGUAGE_GROUP, getTabAliases} from '../../config/codeLanguages';
import {getLine, type PageProblem} from './pageProblem';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Returns the text of an attribute; `null` for an expression. */
function getAttribute({attributes}: Element, wanted: string): string | null | undefined {
  const found = attributes.find((it) => it.type === 'mdxJsxAttribute' && it.name === wanted);
  return found && (typeof found.value === 'string' ? found.value : null);
}

/** Returns the tabs of an element, without nested ones. */
export function getTabItems(element: {readonly children: readonly unknown[]}): Element[] {
  return (element.children as readonly Element[]).flatMap((child) => {
    if (child.name === 'TabItem') return [child];
    return child.name !== 'Tabs' && 'children' in child ? getTabItems(child) : [];
  });
}

/** Returns the tab values for the languages of a tab's samples. */
const getSampleTabs = ({children}: Element): string[] =>
  (children as readonly (Code | Element)[]).flatMap((child) =>
    // Shell commands can be used with every language.
    child.type === 'code' && child.lang !== 'bash' ? (findLanguage(child.lang ?? '')?.tab?.[0] ?? []) : [],
  );

function formatTabProblem(written: string, wrong: string, hint: string, allowed: readonly string[]): string {
  const names = allowed.map((value) => `"${value}"`).join(', ');
  return `${written} ${wrong}; ${hint}allowed: ${names}`;
}

function* findLanguageTabProblems(tab: Element, value: string | undefined, label: string): Generator<string> {
  const languages = Object.keys(getTabAliases());
  if (value === undefined || !languages.includes(value)) {
    const hint = value === undefined ? '' : formatSuggestion(findTabValue(value) ?? value, languages);
    const written = value === undefined ? '<TabItem> without a value' : `<TabItem value="${value}">`;
    yield formatTabProblem(written, `isn't a tab of the group "${LANGUAGE_GROUP}"`, hint, languages);
    return;
  }
  const shown = getSampleTabs(tab);
  if (shown.length > 0 && !shown.includes(value))
    yield `<TabItem value="${value}"> shows ${shown[0]} code; allowed: code of its language; write value="${shown[0]}", correct the language after the three backticks, or move the code into its tab`;
  const meant = findTabValue(label.toLowerCase().replaceAll(/[^a-z]/g, ''));
  if (meant !== undefined && meant !== value)
    yield `<TabItem value="${value}" label="${label}"> has the label of another language; allowed: value="${meant}", or a label that says what the tab shows`;
}

/** Finds problems in a tab, including values and labels that earlier tabs already use. */
function* findTabProblems(tab: Element, earlier: readonly Element[], isLanguage: boolean): Generator<string> {
  const [value, label] = ['value', 'label'].map((name) => getAttribute(tab, name));
  const isTwice = (name: string, text: string | null | undefined): boolean =>
    Boolean(text) && earlier.some((other) => getAttribute(other, name) === text);
  if (isTwice('value', value))
    yield `<TabItem value="${value}"> is there twice; allowed: each value once in its <Tabs>; give this tab its own`;
  if (isTwice('label', label))
    yield `<TabItem label="${label}"> is there twice; allowed: each label once in its <Tabs>; say what is special about this tab`;
  if (value && label === undefined && tab.attributes.every((it) => 'name' in it))
    yield `<TabItem value="${value}"> has no label, so readers would see "${value}"; allowed: the name of the choice; write <TabItem value="${value}" label="…">`;
  if (isLanguage && value !== null) yield* findLanguageTabProblems(tab, value, label ?? '');
  if (!isLanguage && value === undefined && tab.attributes.every((it) => 'name' in it))
    yield '<TabItem> has no value, which stops the build; allowed: a name for its choice; write value="…"';
}

function* findTabGroupProblems(element: Element, tabs: readonly Element[]): Generator<string> {
  const isEmpty = element.children.every((child) => child.type === 'text');
  if (isEmpty && !element.attributes.some((it) => 'name' in it && it.name === 'children'))
    yield '<Tabs> has no tabs; allowed: a <TabItem value="…"> for each choice; add them, or remove it';
  const values = tabs.flatMap((tab) => getAttribute(tab, 'value') ?? []);
  const first = getAttribute(element, 'defaultValue');
  if (first && values.length > 0 && !values.includes(first)) {
    const hint = formatSuggestion(first, values);
    yield formatTabProblem(`<Tabs defaultValue="${first}">`, 'has no such tab', hint, values);
  }
  if (getAttribute(element, 'groupId') === undefined)
    yield '<Tabs> has no groupId; allowed: the name of the choice, which the site keeps for the reader; write <Tabs groupId="language"> for languages, else the subject, such as groupId="os"';
}

/** Finds problems in `<Tabs>` and its tabs. */
export function findTabsProblems(element: Element): PageProblem[] {
  const tabs = getTabItems(element);
  const isLanguage = getAttribute(element, 'groupId') === LANGUAGE_GROUP;
  const problems = tabs.flatMap((tab, at) =>
    [...findTabProblems(tab, tabs.slice(0, at), isLanguage)].map((message) => ({line: getLine(tab), message})),
  );
  const isText = (child: Element['children'][number]): boolean =>
    !('name' in child) && toString(child).trim() !== '' && getTabItems({children: [child]}).length === 0;
  const text = tabs.length > 0 ? element.children.find(isText) : undefined;
  if (text) {
    const message = `"${toString(text).trim().slice(0, 30)}" is in <Tabs> and in no tab, which stops the build; allowed: <TabItem> alone; move it into one`;
    problems.push({line: getLine(text), message});
  }
  const [, second] = tabs.filter((tab) => getAttribute(tab, 'default') !== undefined);
  if (second) {
    const message = 'two tabs are the default; allowed: one of its <Tabs>; leave the word out of one';
    problems.push({line: getLine(second), message});
  }
  const messages = [...findTabGroupProblems(element, tabs)];
  return [...problems, ...messages.map((message) => ({line: getLine(element), message}))];
}
