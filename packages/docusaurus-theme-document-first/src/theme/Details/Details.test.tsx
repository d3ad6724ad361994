/** @jest-environment jsdom */
import {expect, it, jest} from '@jest/globals';
import type {BrokenLinks} from '@docusaurus/useBrokenLinks';
import {render} from '@testing-library/react';

const collectAnchor = jest.fn<BrokenLinks['collectAnchor']>();
jest.unstable_mockModule('@docusaurus/useBrokenLinks', () => ({
  default: () => ({collectAnchor, collectLink: () => undefined}),
}));
const {default: Details} = await import('.');

it('reports its id to the check of links', () => {
  render(<Details id="example" summary="Example" />);
  expect(collectAnchor.mock.calls).toEqual([['example']]);
});
