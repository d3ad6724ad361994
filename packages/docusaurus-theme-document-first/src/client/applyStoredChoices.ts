/**
 * Shows the requested or stored tabs and the stored line wrapping before the first paint, so that nothing shifts on
 * hydration. Removes an invalid colour mode from the storage before Docusaurus reads it. It's inlined into the head of
 * every page as source text, so it can't use anything from outside, or syntax that needs compiling.
 *
 * The rules stop matching once the document script runs. They're in a constructed style sheet, which strict policies
 * allow.
 *
 * @param key `localStorage` key of the tab choices
 * @param parameter query parameter that selects a tab of the group; empty if there's none
 * @param lines names of each of these tabs, one per line, starting with the tab's value
 * @param wrapKey `localStorage` key of the line wrapping
 * @param modeKey `localStorage` key of the colour mode
 */
export function applyStoredChoices(
  key: string,
  parameter: string,
  group: string,
  lines: readonly string[],
  wrapKey: string,
  modeKey: string,
): void {
  try {
    const visit: typeof window.tabChoices = (window.tabChoices = {});
    const asked = new URLSearchParams(location.search).get(parameter);
    for (const line of lines) {
      const names = line.split('\n');
      if (asked && names.includes(asked)) visit[group] = {value: names[0] as string, at: 0, maxAge: Infinity};
    }
    // eslint-disable-next-line no-restricted-globals -- the wrapper is a module, which this script cannot import
    const stored = localStorage;
    const wrap = stored.getItem(wrapKey);
    if (wrap) document.documentElement.dataset.wrap = wrap;
    const mode = stored.getItem(modeKey) || 'dark';
    if (mode !== 'dark' && mode !== 'light') stored.removeItem(modeKey);
    const kept = JSON.parse(stored.getItem(key) || '{}');
    // Spreading a long string would be slow, so check the type. The requested tab is listed twice: first because the
    // number of rules is limited, and last to override the stored choice.
    const choices = Object.assign({}, visit, typeof kept === 'object' && kept, visit);
    const now = Date.now();
    const sheet = new CSSStyleSheet();
    for (const name in choices) {
      const {value, at, maxAge} = choices[name] || {};
      // Skip values that would need escaping in a CSS string.
      const plain = /^[^"\\\n\r\f]+$/;
      const isKept = typeof value === 'string' && at <= now && now - at < maxAge;
      if (!isKept || !plain.test(name) || !plain.test(value) || sheet.cssRules.length > 99) continue;
      const chosen = '> .tab-panels > [data-tab-value="' + value + '"]';
      const tabs = 'html:not([data-document-script]) [data-tab-group="' + name + '"]:has(' + chosen + ') ';
      sheet.insertRule(tabs + '> .tab-panels > [data-tab-value]{display:none!important}', 0);
      sheet.insertRule(tabs + chosen + '{display:block!important}', 1);
    }
    if (sheet.cssRules.length > 0) document.adoptedStyleSheets = document.adoptedStyleSheets.concat(sheet);
  } catch {
    // The first tabs are shown until JavaScript runs.
  }
}
