/**
 * Messages of the parts that work without React. The build inlines them in the locale of the pages
 * (`build/bundleScript.ts`), so each must be a single `translate` call. Messages that Docusaurus already has use its
 * id, and have their description there.
 */
import {translate} from '@docusaurus/Translate';

export const copyText = translate({id: 'theme.CodeBlock.copy', message: 'Copy'});

export const copyLabel = translate({
  id: 'theme.documentFirst.copyCode',
  message: 'Copy code',
  description: 'The ARIA label of the copy button, before the title of the block or its first line',
});

export const wrapText = translate({
  id: 'theme.documentFirst.wrap',
  message: 'Wrap',
  description: 'The button that wraps the long lines of all code blocks, and is pressed while they are wrapped',
});

export const copiedText = translate({id: 'theme.CodeBlock.copied', message: 'Copied'});

export const copyFailedText = translate({
  id: 'theme.documentFirst.copyFailed',
  message: 'Could not copy',
  description: 'What the copy button says when the browser refused to copy',
});

export const copyFailedHelpText = translate({
  id: 'theme.documentFirst.copyFailedHelp',
  message: 'Could not copy. The code is selected: copy it with the keyboard or the menu.',
  description: 'What screen readers announce when the browser refused to copy; the code has been selected',
});

export const colorModeLabel = translate({
  id: 'theme.colorToggle.ariaLabel',
  message: 'Switch between dark and light mode (currently {mode})',
});

export const systemMode = translate({id: 'theme.colorToggle.ariaLabel.mode.system', message: 'system mode'});

export const lightMode = translate({id: 'theme.colorToggle.ariaLabel.mode.light', message: 'light mode'});

export const darkMode = translate({id: 'theme.colorToggle.ariaLabel.mode.dark', message: 'dark mode'});

export const loadFailureText = translate({
  id: 'theme.documentFirst.loadFailure',
  message: 'This could not be loaded. Try again, or reload the page.',
  description: 'Said where the script of a control, or of a part of the page, could not be loaded',
});

export const reloadNeededText = translate({
  id: 'theme.documentFirst.reloadNeeded',
  message: 'The browser or an extension has changed this page. To use this, load the page again.',
  description: 'About a control that cannot work on a page that was translated or changed by others; a button follows',
});

export const reloadText = translate({
  id: 'theme.documentFirst.reload',
  message: 'Load again',
  description: 'The button that loads the page again, so that its controls work',
});

export const menuText = translate({
  id: 'theme.documentFirst.menu',
  message: 'Menu',
  description: 'The ARIA label of the menu of a phone, and of the link that leads to it without script',
});

export const closeMenuLabel = translate({
  id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
  message: 'Close navigation bar',
});

export const backToMainMenuText = translate({
  id: 'theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel',
  message: '← Back to main menu',
});

export const expandCategoryLabel = translate({
  id: 'theme.DocSidebarItem.expandCategoryAriaLabel',
  message: "Expand sidebar category '{label}'",
});

export const collapseCategoryLabel = translate({
  id: 'theme.DocSidebarItem.collapseCategoryAriaLabel',
  message: "Collapse sidebar category '{label}'",
});

export const partMissingText = translate({
  id: 'theme.documentFirst.pageLoad.firstPage.title',
  message: 'Part of this page could not be loaded',
  description: 'Title of the notice about the page that the reader has opened',
});

export const partMissingHelpText = translate({
  id: 'theme.documentFirst.pageLoad.firstPage.rest',
  message: 'You can still read the page, but search, menus and copying need the missing part.',
  description: 'What works on a page of which a part could not be loaded',
});
