import {describe, expect, it} from '@jest/globals';
import {addToSidebar} from './addToSidebar';

const V2 = `export default {
  docs: [
    page('/quickstart/'),
    category('Workflows', '/workflows/', [
      page('/workflows/steps/'),
      page('/workflows/settings/'),
    ]),
  ],
};`;

const V1 = `{
  "docs": [
    "quickstart/index",
    "workflows/steps/index"
  ]
}`;

describe('addToSidebar', () => {
  it('puts a page after the last of its section', () => {
    expect(addToSidebar(V2, '/workflows/something/')).toContain(
      "      page('/workflows/settings/'),\n      page('/workflows/something/'),\n",
    );
  });

  it('keeps the sidebar of v1 what it is: JSON', () => {
    expect(JSON.parse(addToSidebar(V1, '/v1/workflows/something/'))).toEqual({
      docs: ['quickstart/index', 'workflows/steps/index', 'workflows/something/index'],
    });
  });

  it('refuses a page that is there', () => {
    expect(() => addToSidebar(V2, '/workflows/steps/')).toThrow('/workflows/steps/ is already in the sidebar');
  });
});
