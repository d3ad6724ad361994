/** @jest-environment jsdom */
import {afterEach, beforeEach, describe, expect, it, jest} from '@jest/globals';
import {waitFor} from '@testing-library/dom';
import {collapseInactiveCategories, attachCategories, OPEN} from './attachCategories';

const link = (href: string): string => `<li><a class="menu__link" href="${href}">${href}</a></li>`;

/** Renders a category like Docusaurus: as a link with a button, or only a button if it has no page. */
function category(name: string, entries: string, {href = '', className = '', key = name} = {}): string {
  const isOpen = entries !== '';
  const header = href
    ? `<a class="menu__link" data-category="${key}" href="${href}">${name}</a><button aria-expanded="${isOpen}" aria-label="${name}"></button>`
    : `<a class="menu__link" data-category="${key}" role="button" aria-expanded="${isOpen}" href="#">${name}</a>`;
  return `<li class="${className}"><div>${header}</div>${entries && `<ul class="menu__list">${entries}</ul>`}</li>`;
}

/** All entries. Two categories have the same name, and the second contains two others, one expanded by default. */
const ENTRIES = `<ul>${[
  '<li><b>Not an entry</b></li>',
  category('Same', link('/first/')),
  category('Same', category('Inner', link('/inner/'), {className: OPEN}) + category('Closed', link('/closed/')), {
    key: 'Same (2)',
  }),
  category('Page', link('/below/'), {href: '/page/'}),
  `<li><div><a class="menu__link" data-category="Always open">Always open</a></div><ul class="menu__list">${link('/always/')}</ul></li>`,
].join('')}</ul>`;

const fetchEntries = jest.fn<typeof fetch>();
const find = (text: string): HTMLElement =>
  [...document.querySelectorAll('a')].find((each) => each.textContent === text) as HTMLElement;
const getCategories = (): Element[] => [...document.querySelectorAll('[data-sidebar] > nav > ul > li')];

beforeEach(() => {
  global.fetch = fetchEntries;
  fetchEntries.mockResolvedValue({json: async () => ENTRIES} as Response);
  sessionStorage.clear();
  document.body.innerHTML = `<div data-sidebar="docs.${Math.random()}"><nav><ul class="theme-doc-sidebar-menu">${[
    '<li><b>Not an entry</b></li>',
    category('Same', ''),
    category('Same', '', {key: 'Same (2)'}),
    category('Page', '', {href: '/page/'}),
    link('/other/'),
  ].join('')}</ul></nav></div>`;
});

afterEach(() => void jest.clearAllMocks());

const attach = (): void => attachCategories(document.querySelector('[data-sidebar]') as HTMLElement);

describe('a category without entries in the page', () => {
  it('gets its own entries if a different one has the same name', async () => {
    attach();
    getCategories()[2]?.querySelector('a')?.click();
    await waitFor(() => expect(find('/inner/')).toBeVisible());
    expect(find('Closed')).toHaveAttribute('aria-expanded', 'false');
    expect(find('/closed/')).not.toBeVisible();
    expect(find('/first/')).toBeUndefined();
    expect(fetchEntries).toHaveBeenCalledTimes(1);
  });

  it('is found if its text was translated', async () => {
    attach();
    const header = getCategories()[1]?.querySelector('a') as HTMLElement;
    header.innerHTML = '<font>Gleich</font>';
    header.querySelector('font')?.click();
    await waitFor(() => expect(find('/first/')).toBeVisible());
  });
});

describe('a list changed by an extension', () => {
  /** Elements that translators and extensions add to a page. */
  const CHANGES: readonly [string, (list: Element, header: Element) => void][] = [
    ['an entry before all others', (list) => list.insertAdjacentHTML('afterbegin', '<li>Foreign</li>')],
    ['an entry among the others', (list) => list.children[1]?.insertAdjacentHTML('afterend', '<li>Foreign</li>')],
    ['a category of its own', (list) => list.insertAdjacentHTML('afterbegin', category('Same', ''))],
    [
      'an element before each entry',
      (list) => [...list.children].forEach((entry) => entry.before('', document.createElement('div'))),
    ],
    ['an element before a header', (_, header) => header.before(document.createElement('span'))],
    ['an element in a header', (_, header) => header.prepend(document.createElement('span'))],
    ['an element before the list', (list) => list.before(document.createElement('div'))],
  ];
  it.each(CHANGES)('opens the clicked category: %s', async (_, change) => {
    const entry = getCategories()[2] as Element;
    change(entry.parentElement as Element, entry.firstElementChild as Element);
    attach();
    entry.querySelector('a')?.click();
    await waitFor(() => expect(find('/inner/')).toBeVisible());
    expect(entry).toContainElement(find('/inner/'));
    expect(find('/first/')).toBeUndefined();
  });
});

it("collapses the current page's category on a click on its link, but follows other links", async () => {
  attach();
  const press = (element: HTMLElement): boolean =>
    element.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
  expect(press(find('/other/'))).toBe(true);
  expect(press(find('Page'))).toBe(true);
  find('Page').setAttribute('aria-current', 'page');
  expect(press(find('Page'))).toBe(false);
  await waitFor(() => expect(find('/below/')).toBeVisible());
});

describe('on the next page', () => {
  let firstHtml: string;
  /** Navigates to a page with the same sidebar. */
  const leave = (): void => {
    window.dispatchEvent(new Event('pagehide'));
    document.body.innerHTML = firstHtml;
    attach();
  };
  beforeEach(() => void (firstHtml = document.body.innerHTML));

  it('keeps categories open that the reader has opened', async () => {
    attach();
    find('Page').closest('li')?.querySelector('button')?.click();
    await waitFor(() => expect(find('/below/')).toBeVisible());
    await waitFor(() => expect(sessionStorage).toHaveLength(1));
    leave();
    await waitFor(() => expect(find('/below/')).toBeVisible());
  });

  it('closes categories that were open because they contained the page', async () => {
    const open = category('Left', link('/left/'), {className: 'left'});
    document.querySelector('.theme-doc-sidebar-menu')?.insertAdjacentHTML('beforeend', open);
    attach();
    expect(find('/left/')).toBeVisible();
    leave();
    expect(sessionStorage.length).toBe(0);
  });
});

it("closes categories left open by the application, unless the reader opened them or they're open by default", () => {
  document.body.innerHTML = `<ul class="theme-doc-sidebar-menu">${[
    category('Left', link('/left/')),
    category('Default', link('/default/'), {className: OPEN}),
    category('Current', '<li><a class="menu__link" href="/here/" aria-current="page">x</a></li>'),
  ].join('')}</ul>`;
  find('Current').classList.add('menu__link--active');
  const pressed: (string | null)[] = [];
  document.addEventListener('click', ({target}) => pressed.push((target as Element).textContent), {once: true});
  collapseInactiveCategories(document);
  expect(pressed).toEqual(['Left']);
});
