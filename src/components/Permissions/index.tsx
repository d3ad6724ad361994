import type {ReactNode} from 'react';
import DataTable from '@site/src/components/DataTable';
import {permissions, roleNames, roles} from '@site/src/facts/permissions';

/** A table of what each role can do in a workspace, and what members without the permission see. */
export default function Permissions(): ReactNode {
  return (
    <DataTable
      caption="Operations by role"
      columns={[
        'Operation',
        ...roles.map((role) => ({label: roleNames[role], sort: false, width: '6rem'})),
        {label: 'What other members see', sort: false},
      ]}
      rows={permissions.map(({operation, allowed, otherwise}) => [
        operation,
        ...roles.map((role) => (allowed.includes(role) ? 'yes' : 'no')),
        otherwise ?? '–',
      ])}
      filterLabel="Filter by operation"
    />
  );
}
