import {describe, expect, it} from '@jest/globals';
import {addSidebarEntry} from './addSidebarEntry';

const SIDEBAR = `export default {
  docs: [
    page('/quickstart/'),
    category('Workflows', '/workflows/', [
      page('/workflows/steps/'),
      page('/workflows/settings/'),
    ]),
  ],
};`;

describe('addSidebarEntry', () => {
  it('puts a page after the last of its section', () => {
    expect(addSidebarEntry(SIDEBAR, '/workflows/something/')).toContain(
      "      page('/workflows/settings/'),\n      page('/workflows/something/'),\n",
    );
  });

  it('refuses a page that is there', () => {
    expect(() => addSidebarEntry(SIDEBAR, '/workflows/steps/')).toThrow('/workflows/steps/ is already in the sidebar');
  });
});
