import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import DataTable from '@site/src/components/DataTable';
import {pythonImports, writeMagicComment} from '@site/src/facts/pythonImports';

/** The searchable list of Python packages whose import has another name. */
export default function ImportMappings(): ReactNode {
  return (
    <DataTable
      caption={translate({id: 'site.imports.caption', message: 'Imports whose package has another name on PyPI'})}
      columns={[
        {label: translate({id: 'site.imports.import', message: 'Import'}), width: '28%'},
        {label: translate({id: 'site.imports.package', message: 'Package on PyPI'}), width: '28%'},
        translate({id: 'site.imports.comment', message: 'Comment'}),
      ]}
      rows={pythonImports.map((row) => [
        `\`import ${row.module}\``,
        `\`${row.pypi}\``,
        `\`${writeMagicComment(row)}\``,
      ])}
      filterLabel={translate({id: 'site.imports.filter', message: 'Filter by import or package'})}
    />
  );
}
