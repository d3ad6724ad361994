import {describe, expect, it} from '@jest/globals';
import {addToSidebar} from './addToSidebar';

const SIDEBAR = `export default {
  docs: [
    page('/quickstart/'),
    category('Workflows', '/workflows/', [
      page('/workflows/steps/'),
      page('/workflows/settings/'),
    ]),
  ],
};`;

describe('addToSidebar', () => {
  it('puts a page after the last of its section', () => {
    expect(addToSidebar(SIDEBAR, '/workflows/something/')).toContain(
      "      page('/workflows/settings/'),\n      page('/workflows/something/'),\n",
    );
  });

  it('refuses a page that is there', () => {
    expect(() => addToSidebar(SIDEBAR, '/workflows/steps/')).toThrow('/workflows/steps/ is already in the sidebar');
  });
});
