import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import DataTable, {type DataCell} from '../../../components/DataTable';
import type {ResolvedError} from '../../../facts/resolveErrors';
import {useErrors} from '../useErrors';

/** The first sentence of a text. The entry of the error has the rest. */
function getFirstSentence(text: string): string {
  return /^.*?\.(?=\s|$)/.exec(text)?.[0] ?? text;
}

function createErrorCells({to, name, meaning, status, limit, raise}: ResolvedError): DataCell[] {
  return [
    `[${name}](${to})`,
    getFirstSentence(meaning),
    status ? `\`${status.code} ${status.text}\`` : translate({id: 'site.error.none', message: 'None'}),
    limit,
    raise,
  ];
}

/** Every platform error in one table, each linked to its entry on the page. */
export default function ErrorCatalogue(): ReactNode {
  const {errors} = useErrors();
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
      rows={errors.map(createErrorCells)}
    />
  );
}
