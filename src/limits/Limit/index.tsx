import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import HoverCard from '../../components/HoverCard';
import InlineText from '../../components/InlineText';
import styles from './styles.module.css';

/** Authors write `id`. The build fills in the rest from `src/facts`. */
interface LimitProps {
  /** The key of the limit, such as `payloadSize`. */
  readonly id: string;
  readonly value?: string;
  readonly label?: string;
  readonly scope?: string;
  readonly plans?: string;
  readonly raise?: string;
  readonly atLimit?: string;
  readonly to?: string;
}

function Line({label, text}: {readonly label: string; readonly text: string | undefined}): ReactNode {
  if (!text) return null;
  return (
    <span className={styles.line}>
      <span className={styles.key}>{label}</span> <InlineText text={text} />
    </span>
  );
}

/** A figure in a sentence: a link to its explanation, with a card that says what it limits. */
export default function Limit(props: LimitProps): ReactNode {
  const {id, value, label, scope, plans, raise, atLimit, to} = props;
  if (!value || !to) {
    throw new Error(`<Limit id="${id}" /> works only in pages, where src/limits/remarkLimits.ts fills it in`);
  }
  return (
    <HoverCard to={to} text={<span className={styles.value}>{value}</span>}>
      <strong>{label}</strong>
      <Line label={translate({id: 'site.limit.scope', message: 'Applies to'})} text={scope} />
      <Line label={translate({id: 'site.limit.plans', message: 'Plans'})} text={plans} />
      <Line label={translate({id: 'site.limits.at', message: 'At the limit'})} text={atLimit} />
      <Line label={translate({id: 'site.error.raise', message: 'Can be raised'})} text={raise} />
    </HoverCard>
  );
}
