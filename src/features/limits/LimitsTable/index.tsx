import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import limits from '@generated/catalogs/default/limits.json';
import {formatAtLimit} from '../../../facts/formatAtLimit';
import type {ResolvedLimit} from '../../../facts/resolveLimits';
import DataTable, {type DataCell, type DataRow} from '../../../components/DataTable';
import InlineText from '../../../components/InlineText';
import styles from './styles.module.css';

interface LimitsTableProps {
  /** Only shows the limits of one section. Rows only have anchors in the table of all limits. */
  readonly group?: string;
}

const COLUMNS = [
  {label: translate({id: 'site.error.limit', message: 'Limit'}), width: '28%'},
  {label: 'Free', width: '15%'},
  {label: translate({id: 'site.limits.paid', message: 'Pro and Team'}), width: '18%'},
  {label: translate({id: 'site.limits.raise', message: 'Can be raised?'}), width: '19%'},
  {label: translate({id: 'site.limits.at', message: 'At the limit'}), width: '20%'},
];

function createNameCell({label, scope, to}: ResolvedLimit): DataCell {
  const content = (
    <>
      <Link to={to}>{label}</Link>
      <span className="visually-hidden">: </span>
      <span className={styles.scope}>
        <InlineText text={scope} />
      </span>
    </>
  );
  return {text: `${label} ${scope}`, content};
}

function createOutcomeCell(limit: ResolvedLimit): DataCell {
  const {atLimit, error, status} = limit;
  const parts: ReactNode[] = [
    atLimit && <InlineText key="text" text={atLimit} />,
    error && (
      <Link key="error" to={error.to}>
        {error.name}
      </Link>
    ),
    status && `HTTP ${status}`,
  ].filter(Boolean);
  const content = parts.flatMap((part, index) => (index === 0 ? [part] : [', ', part]));
  return {text: formatAtLimit(limit), content};
}

/** Renders the allowances of the plans. On phones, a limit that's the same on all plans uses a single line. */
function createPlanCells({free, paid}: ResolvedLimit): DataCell[] {
  if (free !== paid) return [free, paid];
  const cell = {text: free, content: <InlineText text={free} />};
  const label = translate({id: 'site.limits.all', message: 'All plans'});
  return [
    {...cell, label},
    {...cell, label: ''},
  ];
}

function createLimitRow(limit: ResolvedLimit, anchored: boolean): DataRow {
  const cells = [createNameCell(limit), ...createPlanCells(limit), limit.raise, createOutcomeCell(limit)];
  return {cells, ...(anchored && {id: `limit-${limit.id}`, group: limits.groups[limit.group] ?? ''})};
}

/** A table of all limits of the page's version, or of one section. */
export default function LimitsTable({group}: LimitsTableProps): ReactNode {
  const {version, label, isLast} = useDocsVersion();
  const rows = (limits.versions[version] ?? [])
    .filter((limit) => !group || limit.group === group)
    .map((limit) => createLimitRow(limit, !group));
  const of = group ? `: ${limits.groups[group]?.toLowerCase()}` : '';
  return (
    <DataTable
      caption={`${isLast ? translate({id: 'site.limits.caption', message: 'Limits'}) : translate({id: 'site.limits.older', message: 'Limits of {label}'}, {label})}${of}`}
      hideCaption
      columns={COLUMNS}
      rows={rows}
      {...(!group && {
        filterLabel: translate({id: 'site.limits.filter', message: 'Filter limits'}),
      })}
    />
  );
}
