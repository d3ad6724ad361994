import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import DataTable from '@site/src/components/DataTable';
import permissions from '@generated/catalogues/default/permissions.json';

const YES = translate({id: 'site.yes', message: 'yes'});
const NO = translate({id: 'site.no', message: 'no'});

/** A table of what each role can do in a workspace, and what members without the permission see. */
export default function Permissions(): ReactNode {
  return (
    <DataTable
      caption={translate({id: 'site.permissions.caption', message: 'Operations by role'})}
      columns={[
        translate({id: 'site.permissions.operation', message: 'Operation'}),
        ...Object.values(permissions.roles).map((label) => ({label, width: '6rem'})),
        translate({id: 'site.permissions.otherwise', message: 'What other members see'}),
      ]}
      rows={permissions.operations.map(({operation, allowed, otherwise}) => [
        operation,
        ...Object.keys(permissions.roles).map((role) => (allowed.includes(role) ? YES : NO)),
        otherwise ?? '–',
      ])}
      filterLabel={translate({id: 'site.permissions.filter', message: 'Filter by operation'})}
    />
  );
}
