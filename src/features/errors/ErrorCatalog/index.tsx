import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import DataTable, {type DataCell} from '../../../components/DataTable';
import type {ResolvedError} from '../../../facts/resolveErrors';
import {useErrors} from '../useErrors';

/** Returns the first sentence of a text. The error's entry contains the rest. */
function getFirstSentence(text: string): string {
  return /^.*?\.(?=\s|$)/.exec(text)?.[0] ?? text;
}

function createErrorCells({to, name, meaning, status, limit, raise}: ResolvedError): DataCell[] {
  return [`[${name}](${to})`, getFirstSentence(meaning), status ? `\`${status.code}\`` : '–', limit, raise];
}

/** A table of all platform errors, each linked to its entry on the page. */
export default function ErrorCatalog(): ReactNode {
  const {errors} = useErrors();
  return (
    <DataTable
      caption={translate({id: 'site.catalogue.caption', message: 'Platform errors'})}
      hideCaption
      columns={[
        {label: translate({id: 'site.catalogue.error', message: 'Error'}), width: '18%'},
        {label: translate({id: 'site.catalogue.meaning', message: 'What happened'}), width: '29%'},
        {label: translate({id: 'site.error.status', message: 'HTTP status'}), width: '13%'},
        {label: translate({id: 'site.error.limit', message: 'Limit'}), width: '24%'},
        {label: translate({id: 'site.limits.raise', message: 'Can be raised?'}), width: '16%'},
      ]}
      rows={errors.map(createErrorCells)}
    />
  );
}
