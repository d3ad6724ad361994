import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import DataTable from '@site/src/components/DataTable';
import {permissions, roleNames, roles} from '@site/src/facts/permissions';

const YES = translate({id: 'site.yes', message: 'yes'});
const NO = translate({id: 'site.no', message: 'no'});

/** A table of what each role can do in a workspace, and what members without the permission see. */
export default function Permissions(): ReactNode {
  return (
    <DataTable
      caption={translate({id: 'site.permissions.caption', message: 'Operations by role'})}
      columns={[
        translate({id: 'site.permissions.operation', message: 'Operation'}),
        ...roles.map((role) => ({label: roleNames[role], width: '6rem'})),
        translate({id: 'site.permissions.otherwise', message: 'What other members see'}),
      ]}
      rows={permissions.map(({operation, allowed, otherwise}) => [
        operation,
        ...roles.map((role) => (allowed.includes(role) ? YES : NO)),
        otherwise ?? '–',
      ])}
      filterLabel={translate({id: 'site.permissions.filter', message: 'Filter by operation'})}
    />
  );
}
