/** Words of the page tools, which the build writes into their script in the language of the pages. */
import {translate} from '@docusaurus/Translate';

export const newTab = translate({id: 'site.tools.newTab', message: ' (opens in new tab)'});

export const reportText = translate({id: 'site.tools.reportText', message: 'Report a problem with this text'});

export const lineNumber = translate({id: 'site.tools.line', message: 'Line {line}'});

export const lineNumbers = translate({id: 'site.tools.lines', message: 'Line numbers: choose lines to link to'});

export const leadsToLine = translate({id: 'site.tools.leadsToLine', message: 'The link leads to line {from}.'});

export const leadsToLines = translate({
  id: 'site.tools.leadsToLines',
  message: 'The link leads to lines {from} to {to}.',
});

export const copied = translate({id: 'site.tools.copied', message: 'Copied'});

export const copyFailed = translate({id: 'site.tools.copyFailed', message: 'Could not copy'});

export const copyHelp = translate({
  id: 'site.tools.copyHelp',
  message: 'Check your connection, and that this site can use the clipboard.',
});

export const openIn = translate({id: 'site.tools.openIn', message: 'Open in {name}'});

export const setUp = translate({id: 'site.tools.setUp', message: 'Copy MCP set-up for {client}'});

export const copyPage = translate({id: 'site.tools.copyPage', message: 'Copy page as Markdown'});

export const print = translate({id: 'site.tools.print', message: 'Print'});

export const report = translate({id: 'site.tools.report', message: 'Report a problem'});

export const keySearch = translate({id: 'site.keys.search', message: 'Search'});

export const keyMove = translate({id: 'site.keys.move', message: 'Move through results, menus and line numbers'});

export const keyTabs = translate({
  id: 'site.keys.tabs',
  message: 'Move through tabs; left leads from code to its line numbers',
});

export const keyOpen = translate({id: 'site.keys.open', message: 'Open a result, or link to a line'});

export const keyLines = translate({id: 'site.keys.lines', message: 'Link to all lines up to this one'});

export const keyClose = translate({id: 'site.keys.close', message: 'Close what is open'});

export const keyHelp = translate({id: 'site.keys.help', message: 'Show these keys'});

export const keysOr = translate({id: 'site.keys.or', message: 'or'});

export const closeKeys = translate({id: 'site.keys.closeList', message: 'Close'});
