/** Texts of the page tools. The build writes them into the script in the page's language. */
import {translate} from '@docusaurus/Translate';

export const newTabText = translate({id: 'site.tools.newTab', message: ' (opens in new tab)'});

export const reportText = translate({id: 'site.tools.reportText', message: 'Report a problem with this text'});

export const copiedText = translate({id: 'site.tools.copied', message: 'Copied'});

export const copyFailedText = translate({id: 'site.tools.copyFailed', message: 'Could not copy'});

export const copyHelpText = translate({
  id: 'site.tools.copyHelp',
  message: 'Check your connection, and that this site can use the clipboard.',
});

export const openInText = translate({id: 'site.tools.openIn', message: 'Open in {name}'});

export const copyPageText = translate({id: 'site.tools.copyPage', message: 'Copy page as Markdown'});

export const printText = translate({id: 'site.tools.print', message: 'Print'});

export const reportPageText = translate({id: 'site.tools.report', message: 'Report a problem'});

export const keySearch = translate({id: 'site.keys.search', message: 'Search'});

export const keyMove = translate({id: 'site.keys.move', message: 'Move through results and menus'});

export const keyTabs = translate({id: 'site.keys.tabs', message: 'Move through tabs'});

export const keyOpen = translate({id: 'site.keys.open', message: 'Open a result'});

export const keyClose = translate({id: 'site.keys.close', message: 'Close the open menu or dialog'});

export const keyHelp = translate({id: 'site.keys.help', message: 'Show these keys'});

export const keysOr = translate({id: 'site.keys.or', message: 'or'});

export const closeKeysText = translate({id: 'site.keys.closeList', message: 'Close'});
