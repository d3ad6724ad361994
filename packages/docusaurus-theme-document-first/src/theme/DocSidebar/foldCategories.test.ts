/** @jest-environment jsdom */
import {afterEach, beforeEach, describe, expect, it, jest} from '@jest/globals';
import {waitFor} from '@testing-library/dom';
import {foldCategories, OPEN} from './foldCategories';

const link = (href: string): string => `<li><a class="menu__link" href="${href}">${href}</a></li>`;

/** A category as Docusaurus renders it: with a page and a button, or a button alone. */
function category(name: string, entries: string, {href = '', className = ''} = {}): string {
  const isOpen = entries !== '';
  const header = href
    ? `<a class="menu__link" href="${href}">${name}</a><button aria-expanded="${isOpen}" aria-label="${name}"></button>`
    : `<a class="menu__link" role="button" aria-expanded="${isOpen}" href="#">${name}</a>`;
  return `<li class="${className}"><div>${header}</div>${entries && `<ul>${entries}</ul>`}</li>`;
}

/** All entries: two groups of one name, of which the second holds two groups, one of them open from the start. */
const ENTRIES = `<ul>${[
  '<li><b>Not an entry</b></li>',
  category('Same', link('/first/')),
  category('Same', category('Inner', link('/inner/'), {className: OPEN}) + category('Closed', link('/closed/'))),
  category('Page', link('/below/'), {href: '/page/'}),
  `<li><div><a class="menu__link">Always open</a></div><ul>${link('/always/')}</ul></li>`,
].join('')}</ul>`;

const fetchEntries = jest.fn<typeof fetch>();
const find = (text: string): HTMLElement =>
  [...document.querySelectorAll('a')].find((each) => each.textContent === text) as HTMLElement;
const listCategories = (): Element[] => [...document.querySelectorAll('[data-sidebar] > nav > ul > li')];

beforeEach(() => {
  global.fetch = fetchEntries;
  fetchEntries.mockResolvedValue({json: async () => ENTRIES} as Response);
  sessionStorage.clear();
  document.body.innerHTML = `<div data-sidebar="docs.${Math.random()}"><nav><ul class="theme-doc-sidebar-menu">${[
    '<li><b>Not an entry</b></li>',
    category('Same', ''),
    category('Same', ''),
    category('Page', '', {href: '/page/'}),
    link('/other/'),
  ].join('')}</ul></nav></div>`;
});

afterEach(() => void jest.clearAllMocks());

const attach = (): void => foldCategories(document.querySelector('[data-sidebar]') as HTMLElement);

describe('a category without entries in the page', () => {
  it('gets its own, although another one has its name, and those in it are as they are written', async () => {
    attach();
    listCategories()[2]?.querySelector('a')?.click();
    await waitFor(() => expect(find('/inner/')).toBeVisible());
    expect(find('Closed')).toHaveAttribute('aria-expanded', 'false');
    expect(find('/closed/')).not.toBeVisible();
    expect(find('/first/')).toBeUndefined();
    expect(fetchEntries).toHaveBeenCalledTimes(1);
  });

  it('is found when its text is translated', async () => {
    attach();
    const header = listCategories()[1]?.querySelector('a') as HTMLElement;
    header.innerHTML = '<font>Gleich</font>';
    header.querySelector('font')?.click();
    await waitFor(() => expect(find('/first/')).toBeVisible());
  });
});

it('leaves links alone, and folds the category of the open page at its link', async () => {
  attach();
  const press = (element: HTMLElement): boolean =>
    element.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
  expect(press(find('/other/'))).toBe(true);
  expect(press(find('Page'))).toBe(true);
  find('Page').setAttribute('aria-current', 'page');
  expect(press(find('Page'))).toBe(false);
  await waitFor(() => expect(find('/below/')).toBeVisible());
});
