import type {ReactNode} from 'react';
import {platformErrors, type PlatformError} from '../../facts/errors';
import {resolveLimits} from '../../facts/resolveLimits';
import {substituteFacts} from '../../facts/substituteFacts';
import DataTable, {type DataCell} from '../DataTable';

/** The plan columns of the limit an error belongs to, in one phrase. */
function describeLimit({limit}: PlatformError): string {
  const rule = resolveLimits('v2').find(({id}) => id === limit);
  if (!rule) return 'The budget you set';
  const value = rule.free === rule.paid ? rule.free : `${rule.free}; ${rule.paid}`;
  return `[${value}](/limits/#limit-${rule.id})`;
}

function toCells([id, error]: [string, PlatformError]): DataCell[] {
  return [
    `[${error.name}](/troubleshooting/#${id})`,
    substituteFacts(error.meaning),
    error.where,
    error.status ? `\`${error.status.code} ${error.status.text}\`` : 'None',
    describeLimit(error),
    substituteFacts(error.raise),
  ];
}

/** Every platform error in one table, each linked to its entry on the page. */
export default function ErrorCatalogue(): ReactNode {
  return (
    <DataTable
      caption="Platform errors"
      columns={['Error', 'What happened', 'Where it shows', 'HTTP status', 'Limit', 'Can be raised?']}
      rows={Object.entries<PlatformError>(platformErrors).map(toCells)}
    />
  );
}
