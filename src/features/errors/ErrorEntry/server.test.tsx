import {expect, it} from '@jest/globals';
import {renderToStaticMarkup} from 'react-dom/server';
import ErrorCatalog from '../ErrorCatalog';
import {platformErrorIds, platformErrors} from '../../../facts/errors';
import ErrorEntry from '.';

it.each(platformErrorIds)('renders the entry of %s without unresolved figures', (id) => {
  const html = renderToStaticMarkup(<ErrorEntry id={id} />);
  expect(html).toContain(platformErrors[id]?.name);
  expect(html).not.toMatch(/%\w+\.\w+%|\]\(|`/);
});

it('the catalogue lists all errors with links and status codes', () => {
  const html = renderToStaticMarkup(<ErrorCatalog />);
  for (const id of platformErrorIds) expect(html).toContain(`href="/troubleshooting/#${id}"`);
  expect(html).toContain('<code>413</code>');
});
