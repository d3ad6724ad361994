import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import catalog from '@generated/catalogs/default/errors.json';
import DataTable, {type DataCell} from '../../../components/DataTable';

/** The first sentence of a text. The entry of the error has the rest. */
function getFirstSentence(text: string): string {
  return /^.*?\.(?=\s|$)/.exec(text)?.[0] ?? text;
}

function createErrorCells({id, name, meaning, status, limit, raise}: (typeof catalog.errors)[number]): DataCell[] {
  return [
    `[${name}](/troubleshooting/#${id})`,
    getFirstSentence(meaning),
    status ? `\`${status.code} ${status.text}\`` : translate({id: 'site.error.none', message: 'None'}),
    limit,
    raise,
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
      rows={catalog.errors.map(createErrorCells)}
    />
  );
}
