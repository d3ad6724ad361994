import {translate} from '@docusaurus/Translate';
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
    error.status
      ? `\`${error.status.code} ${error.status.text}\``
      : translate({id: 'site.error.none', message: 'None'}),
    describeErrorLimit(error),
    substituteFacts(error.raise),
  ];
}

/** Every platform error in one table, each linked to its entry on the page. */
export default function ErrorCatalogue(): ReactNode {
  return (
    <DataTable
      caption={translate({id: 'site.catalogue.caption', message: 'Platform errors'})}
      hideCaption
      columns={[
        translate({id: 'site.catalogue.error', message: 'Error'}),
        translate({id: 'site.catalogue.meaning', message: 'What happened'}),
        translate({id: 'site.error.status', message: 'HTTP status'}),
        translate({id: 'site.error.limit', message: 'Limit'}),
        translate({id: 'site.limits.raise', message: 'Can be raised?'}),
      ]}
      rows={platformErrorIds.map(toCells)}
    />
  );
}
