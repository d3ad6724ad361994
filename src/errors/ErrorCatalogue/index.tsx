import type {ReactNode} from 'react';
import {describeErrorLimit, platformErrors, type PlatformError} from '../../facts/errors';
import {platformErrorIds, platformErrorNames, type PlatformErrorId} from '../../facts/errorIds';
import {substituteFacts} from '../../facts';
import DataTable, {type DataCell} from '../../components/DataTable';

/** The first sentence of a text. The entry of the error has the rest. */
function firstSentence(text: string): string {
  return /^.*?\.(?=\s|$)/.exec(text)?.[0] ?? text;
}

function toCells(id: PlatformErrorId): DataCell[] {
  const error: PlatformError = platformErrors[id];
  return [
    `[${platformErrorNames[id]}](/troubleshooting/#${id})`,
    firstSentence(substituteFacts(error.meaning)),
    error.status ? `\`${error.status.code} ${error.status.text}\`` : 'None',
    describeErrorLimit(error),
    substituteFacts(error.raise),
  ];
}

/** Every platform error in one table, each linked to its entry on the page. */
export default function ErrorCatalogue(): ReactNode {
  return (
    <DataTable
      caption="Platform errors"
      hideCaption
      columns={[
        'Error',
        {label: 'What happened', sort: false},
        'HTTP status',
        {label: 'Limit', sort: false},
        {label: 'Can be raised?', sort: false},
      ]}
      rows={platformErrorIds.map(toCells)}
    />
  );
}
