import {expect, it} from '@jest/globals';
import {renderToStaticMarkup} from 'react-dom/server';
import ErrorCatalogue from '../ErrorCatalogue';
import {platformErrorIds, platformErrors} from '../../../facts/errors';
import ErrorEntry from '.';

it.each(platformErrorIds)('the entry of %s prints its figures, with no token and no mark left', (id) => {
  const html = renderToStaticMarkup(<ErrorEntry id={id} />);
  expect(html).toContain(platformErrors[id]?.name);
  expect(html).not.toMatch(/%\w+\.\w+%|\]\(|`/);
});

it('the catalogue lists the errors with links to their entries and the status of those that have one', () => {
  const html = renderToStaticMarkup(<ErrorCatalogue />);
  for (const id of platformErrorIds) expect(html).toContain(`href="/troubleshooting/#${id}"`);
  expect(html).toContain('<code>413</code>');
});
