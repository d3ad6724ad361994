import {readFileSync} from 'node:fs';
import {expect, it} from '@jest/globals';
import {addSidebarEntry} from './addSidebarEntry';

const SIDEBAR = `export default {
  docs: [
    createPageItem('/quickstart/'),
    category('Workflows', '/workflows/', [
      createPageItem('/workflows/steps/'),
      createPageItem('/workflows/settings/'),
    ]),
  ],
};`;

it('adds a page after the last one of its section', () => {
  expect(addSidebarEntry(SIDEBAR, '/workflows/something/')).toContain(
    "      createPageItem('/workflows/settings/'),\n      createPageItem('/workflows/something/'),\n",
  );
});

it("rejects a page that's already listed", () => {
  expect(() => addSidebarEntry(SIDEBAR, '/workflows/steps/')).toThrow('/workflows/steps/ is already in the sidebar');
});

it('supports the entries in sidebars.ts', () => {
  const source = readFileSync('sidebars.ts', 'utf8');
  expect(addSidebarEntry(source, '/guides/new/')).toMatch(
    /createPageItem\('\/guides\/[\w-]+\/'\),\n +createPageItem\('\/guides\/new\/'\),/,
  );
});
