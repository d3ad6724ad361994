import {load, type CheerioAPI} from 'cheerio';
import type {Element as DomElement} from 'domhandler';
import {extractCode} from './extractCode';

/** Elements to omit, because they're useless in plain text. `data-markdown-ignore` marks others. */
const OMITTED =
  '[data-markdown-ignore], .hash-link, [aria-hidden=true], button, input:not([type=checkbox]), textarea, select, [role=tablist], [data-footnote-backref], [data-footnotes] > h2, [class*=playgroundHeader], [class*=playgroundPreview], script, style, [hidden]:not([hidden=until-found]), [style*="display:none"], [style*="display: none"]';

/** Preserves links in `<noscript>`, which often replace scripted content, such as a video that loads on click. */
function preserveFallbackLinks($: CheerioAPI): void {
  $('noscript').each((_, fallback) => {
    // With scripting enabled, the parser treats its content as text.
    const links = load($(fallback).text(), null, false)('a[href]');
    $(fallback).replaceWith($('<span>').append(links.toString()));
  });
}

/** Preserves the source of formulas, which KaTeX adds as a MathML annotation. */
function preserveFormulas($: CheerioAPI): void {
  $('annotation[encoding="application/x-tex"]').each((_, source) => {
    const around = $(source).closest('.katex-display, math[display=block]');
    const drawing = around.length > 0 ? around : $(source).closest('.katex, math');
    const formula = $(around.length > 0 ? '<pre>' : '<code>')
      .addClass('formula')
      .text($(source).text());
    drawing.replaceWith(formula);
  });
}

/** Converts code blocks to a plain `pre`, with language and title as attributes. */
function simplifyCode($: CheerioAPI): void {
  $('pre:not(.formula)').each((_, pre) => {
    const {block, language, title, code} = extractCode($, pre);
    const plain = $('<pre>').append($('<code>').text(code));
    if (language) plain.attr('data-language', language);
    if (title) plain.attr('data-title', title);
    block.replaceWith(plain);
  });
}

/**
 * Adds the label of its tab to each panel: by `aria-labelledby`, or by index. Panels without a tab stay hidden. Labels
 * of lazy tabs without a panel are listed below.
 */
function addTabTitles($: CheerioAPI): void {
  const getTabDepth = (element: DomElement): number => $(element).parents('[role=tabpanel]').length;
  const labels = new Map<DomElement, string>();
  const createTitle = (label: string) => $('<p>').append($('<strong>').text(label));
  $('[role=tablist]').each((_, list) => {
    const tabs = $(list).find('[role=tab]');
    const depth = getTabDepth(list);
    let panels = $(list).slice(0, 0);
    for (let around = $(list).parent(); panels.length === 0 && around.length > 0; around = around.parent()) {
      panels = around.find('[role=tabpanel]').filter((__, panel) => getTabDepth(panel) === depth && !labels.has(panel));
    }
    const opening = new Set<DomElement>();
    panels.each((at, panel) => {
      const named = tabs.filter(
        (__, tab) => tab.attribs.id !== undefined && tab.attribs.id === panel.attribs['aria-labelledby'],
      );
      const shown = 'hidden' in panel.attribs ? '' : '[aria-selected=true]';
      const inPlace = panels.length === tabs.length ? tabs.eq(at) : tabs.filter(shown);
      const tab = named.length > 0 ? named : inPlace;
      tab.each((__, element) => void opening.add(element));
      labels.set(panel, tab.text().trim());
    });
    const withoutPanel = tabs.filter((__, tab) => !opening.has(tab));
    panels.last().after(...withoutPanel.map((__, tab) => createTitle($(tab).text().trim())).get());
  });
  for (const [panel, label] of labels) if (label) $(panel).removeAttr('hidden').prepend(createTitle(label));
}

/** Converts the headings of admonitions and the summaries of details to bold text. */
function preserveLabels($: CheerioAPI): void {
  const unwrapBold = (label: DomElement) => {
    $(label)
      .find('strong, b')
      .each((_, bold) => {
        $(bold).replaceWith($(bold).contents());
      });
    return $(label);
  };
  $('.theme-admonition').each((_, admonition) => {
    $(admonition)
      .children('[class*="admonitionHeading" i]')
      .each((__, heading) => {
        const label = $('<p>').append($('<strong>').append(unwrapBold(heading).contents()));
        $(heading).replaceWith(label.text().trim() ? label : '');
      });
    $(admonition).replaceWith($('<blockquote>').append($(admonition).contents()));
  });
  $('summary').each((_, summary) => {
    const parts = unwrapBold(summary).contents();
    const isHeading = parts.is('h2, h3, h4, h5, h6');
    $(summary).replaceWith(isHeading ? parts : $('<p>').append($('<strong>').append(parts)));
  });
}

/** Replaces an SVG by its title and description, and puts the name of a figure first. */
function replaceDrawings($: CheerioAPI): void {
  $('svg:has(> title)').each((_, drawing) => {
    const texts = [$(drawing).children('title').text(), $(drawing).children('desc').text()].map((text) => text.trim());
    const text = texts.filter(Boolean).join('. ');
    const isInline = $(drawing).closest('p, a, li, td, th, h1, h2, h3, h4, h5, h6').length > 0;
    $(drawing).replaceWith($(isInline ? '<span>' : '<p>').text(text));
  });
  $('figure[aria-label]').each((_, figure) => {
    $(figure).prepend($('<p>').text(figure.attribs['aria-label'] ?? ''));
  });
  // Of two images for light and dark mode, keep the light one.
  $('img[class*="themedComponent--light"] ~ img[class*="themedComponent--dark"]').remove();
  $('img[src^="data:"]').each((_, picture) => {
    $(picture).replaceWith($('<span>').text(picture.attribs.alt ?? ''));
  });
}

/** Moves spaces out of bold and italic text, because Markdown would need character references for them. */
function moveSpacesOut($: CheerioAPI): void {
  for (const element of $('b, strong, i, em, del, s').get().reverse()) {
    const [first, last] = [element.firstChild, element.lastChild];
    if (last?.type === 'text') {
      const text = last.data.trimEnd();
      $(element).after(last.data.slice(text.length));
      last.data = text;
    }
    if (first?.type === 'text') {
      const text = first.data.trimStart();
      $(element).before(first.data.slice(0, first.data.length - text.length));
      first.data = text;
    }
  }
}

/** Moves code into links, because Markdown code can't contain links. */
function moveCodeIntoLinks($: CheerioAPI): void {
  $('code:has(> a[href])').each((_, code) => {
    const makeCode = (text: string) => (text ? $('<code>').text(text) : '');
    let text = '';
    for (const node of $(code).contents().toArray()) {
      if (node.type !== 'tag' || node.name !== 'a') text += $(node).text();
      else {
        const link = $('<a>').attr('href', node.attribs.href ?? '');
        $(code).before(makeCode(text), link.append(makeCode($(node).text())));
        text = '';
      }
    }
    $(code).replaceWith(makeCode(text));
  });
}

/**
 * Appends the id of a heading or row to its text, which the handler of `<data>` converts to an anchor. Unwraps links to
 * the element that contains them.
 */
function preserveAnchors($: CheerioAPI): void {
  $(':is(h2, h3, h4, h5, h6, tr)[id]').each((_, element) => {
    const target = element.tagName === 'tr' ? $(element).children().first() : $(element);
    target.append($('<data>').attr('value', element.attribs.id));
  });
  $('[id] a[href^="#"]').each((_, link) => {
    const id = link.attribs.href?.slice(1);
    if ($(link).closest(`[id="${id}"]`).length > 0) $(link).replaceWith($(link).contents());
  });
}

/** Adds text to links without any, such as icons: their label or URL. */
function addLinkTexts($: CheerioAPI): void {
  $('a[href]:not([href^="#"], :has(img))').each((_, link) => {
    const {title, 'aria-label': label = title, href} = link.attribs;
    if ($(link).text().trim() === '') $(link).text(String(label ?? href));
  });
}

/** Moves captions above tables, because Markdown tables have none. */
function moveCaptions($: CheerioAPI): void {
  $('table > caption').each((_, caption) => {
    const text = $('<p>').append($(caption).contents());
    $(caption).closest('table').before(text);
    $(caption).remove();
  });
}

/** Makes all URLs absolute, so that links work wherever the text is read. */
function resolveAddresses($: CheerioAPI, address: string): void {
  for (const name of ['href', 'src', 'poster']) {
    $(`[${name}]`).attr(name, (_, given) =>
      given && !given.startsWith('#') && URL.canParse(given, address) ? new URL(given, address).href : given,
    );
  }
}

/** Prepares an article for conversion: replaces elements that need scripts, sight or the theme with plain ones. */
export function prepareArticle($: CheerioAPI, address: string): void {
  preserveFallbackLinks($);
  preserveFormulas($);
  addTabTitles($);
  simplifyCode($);
  $(OMITTED).remove();
  replaceDrawings($);
  // React separates adjacent texts by a comment.
  $('*')
    .contents()
    .filter((_, node) => node.type === 'comment')
    .remove();
  preserveLabels($);
  moveSpacesOut($);
  moveCodeIntoLinks($);
  moveCaptions($);
  resolveAddresses($, address);
  preserveAnchors($);
  addLinkTexts($);
}
