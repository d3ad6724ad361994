import {describe, expect, it} from '@jest/globals';
import {renderToStaticMarkup} from 'react-dom/server';
import DataTable from '.';

describe('DataTable', () => {
  it('is a whole table on the server, and hides its controls where no script can run', () => {
    const html = renderToStaticMarkup(
      <DataTable
        caption="Sizes"
        columns={['What', 'Size']}
        rows={[{id: 'row-tmp', cells: ['`/tmp`', '2GB, see [files](/limits/#disk)']}]}
        filterLabel="Filter sizes"
      />,
    );
    expect(html).toContain('<caption>Sizes</caption>');
    expect(html).toContain('<code>/tmp</code>');
    expect(html).toContain('id="row-tmp"');
    expect(html).toContain('href="/limits/#disk"');
    for (const control of html.match(/<(?:button|input)[^>]*>/g) ?? [])
      expect(html.slice(0, html.indexOf(control) + control.length)).toMatch(/only-with-script[^>]*>[^]{0,120}$/);
    expect(html).toContain('<span class="only-without-script">Size</span>');
  });
});
