import {existsSync} from 'node:fs';
import {describe, expect, it} from '@jest/globals';
import sidebars from '../../sidebars';
import {hosts} from '../facts/hosts';
import {COLD_STARTS} from './addresses';
import {navbarItems, REFERENCE_MENU} from './navbar';
import {getSidebarHref, toDocId} from './sidebarItems';

/** Returns the targets or types of the items on one side, because labels can be reworded. */
const targetsAt = (side: 'left' | 'right'): unknown[] =>
  navbarItems.filter(({position}) => position === side).map((item) => item.to ?? item.href ?? item.type);

/** Returns the ids of a sidebar's pages in order, including those of categories. */
function getIds(items: readonly unknown[]): string[] {
  return items.flatMap((item) => {
    const {id, link, items: inner} = item as {id?: string; link?: {id?: string}; items?: unknown[]};
    return [id ?? link?.id ?? [], inner ? getIds(inner) : []].flat();
  });
}

it('top navigation has the specified items in their order, and others between them', () => {
  const left = ['/', '/quickstart/', '/guides/', 'dropdown'];
  const right = [`${hosts.app.text}/support`, '/pricing/', 'docsVersionDropdown'];
  const menu = ['/components/api/', '/cli/reference/', '/api/rest/', '/limits/', '/privacy-and-security/', COLD_STARTS];
  const select = (targets: readonly unknown[], specified: readonly unknown[]) =>
    targets.filter((target) => specified.includes(target));
  expect(select(targetsAt('left'), left)).toEqual(left);
  expect(select(targetsAt('right'), right)).toEqual(right);
  expect(
    select(
      REFERENCE_MENU.map(({to}) => to),
      menu,
    ),
  ).toEqual(menu);
});

describe('sidebars', () => {
  it('contains the pages of the root sidebar in the specified order', () => {
    const specified = [
      '/quickstart/',
      '/workflows/',
      '/workflows/steps/',
      '/workflows/steps/triggers/',
      '/workflows/steps/actions/',
      '/workflows/steps/using-props/',
      '/workflows/events/',
      '/workflows/events/inspect/',
      '/workflows/flow-control/',
      '/workflows/errors/',
      '/workflows/concurrency-and-throttling/',
      '/workflows/settings/',
      '/workflows/vpc/',
      '/workflows/domains/',
      '/workflows/sharing/',
      '/migrate-from-v1/',
      '/troubleshooting/',
      '/user-settings/',
      '/projects/',
      '/projects/git/',
      '/workspaces/',
      '/workspaces/sso/google/',
      '/workspaces/sso/okta/',
    ].map(toDocId);
    const ids = getIds(sidebars.docs);
    // There can be other pages between them.
    expect(ids.filter((id) => specified.includes(id))).toEqual(specified);
    expect([ids.at(0), ids.at(-1)]).toEqual([specified.at(0), specified.at(-1)]);
  });

  it('ends the reference sidebar with the link to cold starts', () => {
    const href = getSidebarHref(COLD_STARTS);
    expect(sidebars.reference.at(-1)).toMatchObject({href, label: REFERENCE_MENU.at(-1)?.label});
  });

  it('only contains /pricing/ in the pricing sidebar', () => {
    expect(getIds(sidebars.pricing)).toEqual([toDocId('/pricing/')]);
  });

  it('has no repeated or missing pages', () => {
    const ids = Object.values(sidebars).flatMap(getIds);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !existsSync(`docs/${id}.mdx`))).toEqual([]);
  });
});
