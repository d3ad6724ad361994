import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import HoverCard from '../../../components/HoverCard';
import InlineText from '../../../components/InlineText';
import type {LimitCard} from '../../../facts/resolveLimits';
import styles from './styles.module.css';

function Line({label, text}: {readonly label: string; readonly text: string}): ReactNode {
  return (
    <span className={styles.line}>
      <span className={styles.key}>{label}</span> <InlineText text={text} />
    </span>
  );
}

/**
 * A figure in a sentence: a link to its explanation, with a card that shows the limit. Authors only write `id`, the key
 * of the limit. The build fills in the rest from `src/facts`.
 */
export default function Limit({value, label, scope, plans, raise, atLimit, to}: LimitCard): ReactNode {
  return (
    <HoverCard to={to} text={<span className={styles.value}>{value}</span>}>
      <strong>{label}</strong>
      <Line label={translate({id: 'site.limit.scope', message: 'Scope'})} text={scope} />
      <Line label={translate({id: 'site.limit.plans', message: 'Plans'})} text={plans} />
      <Line label={translate({id: 'site.limits.at', message: 'At the limit'})} text={atLimit} />
      <Line label={translate({id: 'site.error.raise', message: 'Can be raised'})} text={raise} />
    </HoverCard>
  );
}
