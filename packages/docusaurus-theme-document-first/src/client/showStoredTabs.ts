/**
 * Shows the tabs that the address asks for, the kept tabs, and lines of code wrapped as the reader chose, while the page
 * is still HTML, so that nothing moves when React takes over. A colour mode that does not exist is removed from the storage
 * before Docusaurus reads it. Runs in the head of every page exactly as written here, so it cannot use anything from
 * outside, or syntax that needs compiling.
 *
 * The rules end where the document script has taken over, and are made without a style element: strict policies allow them.
 *
 * @param key entry of the storage with the kept choices
 * @param parameter of the address that shows tabs of a group; empty where there is none
 * @param lines names of each of these tabs, one per line, the value of the tab first
 * @param wrapKey entry of the storage with the choice about long lines
 * @param modeKey entry of the storage with the colour mode
 */
export function showStoredTabs(
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
    const choices = Object.assign(JSON.parse(stored.getItem(key) || '{}') || {}, visit);
    const now = Date.now();
    const sheet = new CSSStyleSheet();
    for (const name in choices) {
      const choice = choices[name];
      // What stands between quotation marks in a rule as it is.
      const plain = /^[^"\\\n\r\f]+$/;
      if (!plain.test(name) || !plain.test(choice.value) || choice.at > now || now - choice.at >= choice.maxAge)
        continue;
      const chosen = '> .tab-panels > [data-tab-value="' + choice.value + '"]';
      const tabs = 'html:not([data-document-script]) [data-tab-group="' + name + '"]:has(' + chosen + ') ';
      sheet.insertRule(tabs + '> .tab-panels > [data-tab-value]{display:none!important}', 0);
      sheet.insertRule(tabs + chosen + '{display:block!important}', 1);
    }
    if (sheet.cssRules.length > 0) document.adoptedStyleSheets = document.adoptedStyleSheets.concat(sheet);
  } catch {
    // The first tabs are shown until JavaScript runs.
  }
}
