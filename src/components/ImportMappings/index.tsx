import type {ReactNode} from 'react';
import DataTable from '@site/src/components/DataTable';
import {pythonImports, writeMagicComment} from '@site/src/facts/pythonImports';

/** The searchable list of Python packages whose import has another name. */
export default function ImportMappings(): ReactNode {
  return (
    <DataTable
      caption="Imports whose package has another name on PyPI"
      columns={[
        {label: 'Import', width: '28%'},
        {label: 'Package on PyPI', width: '28%'},
        {label: 'Comment', sort: false},
      ]}
      rows={pythonImports.map((row) => [
        `\`import ${row.module}\``,
        `\`${row.pypi}\``,
        `\`${writeMagicComment(row)}\``,
      ])}
      filterLabel="Filter by import or package"
    />
  );
}
