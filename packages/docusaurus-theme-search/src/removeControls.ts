/** Removes the controls of a page and their texts, which aren't document text. */
import type {Cheerio, CheerioAPI} from 'cheerio';
import type {AnyNode, Element} from 'domhandler';

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** Elements where readers enter something. */
const FIELDS =
  'input, select, textarea:not([readonly]), ' +
  ['checkbox', 'combobox', 'listbox', 'radio', 'searchbox', 'slider', 'spinbutton', 'switch', 'textbox']
    .map((role) => `[role="${role}"]`)
    .join(', ');

/** Checkboxes of task lists, which are always disabled. */
const TASKS = 'input[type="checkbox"][disabled]';

/** Buttons, except for tabs (see `extractSections`) and for links and headings with this role. */
const BUTTONS = `button:not([role="tab"]), [role="button"]:not(summary, a[href], ${HEADINGS})`;

/** Live regions, except for the role `alert`, which Infima uses for admonitions. */
const LIVE = 'output, [role="status"], [role="timer"], [aria-live]:not([aria-live="off"])';

/** Elements that only occur in document text, even within a live region or hint. */
const DOCUMENT = `${HEADINGS}, pre, table, ul, ol, dl, blockquote, p ~ p`;

/** Controls, what they open, and the fallback text of media. */
const REMOVED =
  'datalist, template, progress, meter, dialog:not([open]), audio, video, canvas, ' +
  ['alertdialog', 'dialog', 'menu', 'menubar', 'progressbar', 'scrollbar', 'search', 'toolbar', 'tooltip']
    .map((role) => `[role="${role}"]`)
    .join(', ');

/**
 * Visually hidden table captions and warnings about new windows. Other hidden texts, such as the description of a
 * picture, are document text.
 */
const UNSEEN = ['.sr-only', '.visually-hidden', '.visuallyhidden', '.screen-reader-text', '.screen-reader-only']
  .flatMap((name) => [`caption${name}`, `a[target="_blank"] ${name}`])
  .join(', ');

/** Text of permalinks, which themes and plugins add to headings and rows. */
const PERMALINK = /^\s*[#¶§🔗\u200B]\u200B?\s*$/u;

/** Elements that contain a sentence, a cell or a heading. */
const SENTENCES = `p, li, dd, td, ${HEADINGS}`;

const hasWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** Returns the text of the siblings before or after an element, up to the start or end of the sentence. */
function getTextBeside($: CheerioAPI, element: Element, side: 'before' | 'after', sentence: AnyNode): string {
  let text = '';
  for (let at: Element | null = element; at && at !== sentence; at = at.parent as Element | null) {
    const all: Cheerio<AnyNode> = $(at).parent().contents();
    const index = all.index(at);
    const beside = side === 'before' ? all.slice(0, index) : all.slice(index + 1);
    text += beside
      .get()
      .map((node) => ($(node).is(`${BUTTONS}, ${FIELDS}`) ? '' : $(node).text()))
      .join('');
  }
  return text;
}

/**
 * Whether the text of a button is document text: the title of a collapsible section, or a word within a sentence, such
 * as a term with a definition.
 */
function isDocumentButton($: CheerioAPI, button: Element): boolean {
  const [sentence] = $(button).closest(SENTENCES).get();
  if (!sentence) return false;
  const [before, after] = (['before', 'after'] as const).map((side) =>
    hasWord(getTextBeside($, button, side, sentence)),
  );
  return $(sentence).is(HEADINGS) ? !before && !after : before === true && after === true;
}

/** Whether a label belongs to a field. The label of a task is document text, and so is a label without any field. */
function isFieldLabel($: CheerioAPI, article: Cheerio<AnyNode>, label: Element): boolean {
  const id = label.attribs.for;
  const fields = $(label).find(FIELDS).add($(label).siblings(FIELDS));
  const named =
    id === undefined ? fields : fields.add(article.find('[id]').filter((_, {attribs}) => attribs.id === id));
  // The field may only exist in the browser.
  return named.length === 0 ? id !== undefined : !named.is(TASKS);
}

function getHints(article: Cheerio<AnyNode>): Set<string> {
  const fields = article.find(FIELDS).get() as Element[];
  return new Set(
    fields.flatMap(({attribs}) =>
      ['aria-describedby', 'aria-errormessage'].flatMap((name) => attribs[name]?.split(/\s+/) ?? []),
    ),
  );
}

/**
 * Removes controls from an article: buttons, fields with their labels and hints, live regions, menus, and permalinks.
 * Preserves document text: task lists, titles of collapsible sections, and words within a sentence.
 */
export function removeControls($: CheerioAPI, article: Cheerio<AnyNode>): void {
  const hints = getHints(article);
  const labels = article.find('label').filter((_, label) => isFieldLabel($, article, label));
  const legends = article.find('fieldset').has(FIELDS).children('legend');
  const announced = article
    .find(`${LIVE}, [id]`)
    .filter((_, element) => $(element).is(LIVE) || hints.has(element.attribs.id ?? ''))
    .not(`:has(${DOCUMENT})`)
    .not(HEADINGS);
  const buttons = article.find(BUTTONS).filter((_, button) => !isDocumentButton($, button));
  const permalinks = article.find('a[href*="#"]').filter((_, link) => PERMALINK.test($(link).text()));
  const removed = [labels, legends, announced, buttons, permalinks, article.find(`${REMOVED}, ${UNSEEN}`)];
  for (const elements of removed) elements.remove();
  article.find(FIELDS).remove();
}
