import type {ReactNode} from 'react';
import DataTable from '@site/src/components/DataTable';
import {permissions, roleNames, roles} from '@site/src/facts/permissions';

/** What each role of a workspace may do, and what a member sees who may not. */
export default function Permissions(): ReactNode {
  return (
    <DataTable
      caption="Operations by role"
      columns={[
        'Operation',
        ...roles.map((role) => ({label: roleNames[role], sort: false})),
        {label: 'Who may not sees', sort: false},
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
