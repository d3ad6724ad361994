import {renderToStaticMarkup} from 'react-dom/server';
import DataTable from './index';

describe('DataTable', () => {
  it('is a whole table on the server, with no control that would be dead', () => {
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
    expect(html).not.toMatch(/<button|<input|aria-sort/);
  });
});
