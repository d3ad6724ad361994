import {useEffect, useId, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import InlineText from '../InlineText';
import {attachCard} from './attachCard';
import styles from './styles.module.css';

/** Authors write `id`. The build fills in the rest from `src/facts`. */
export interface LimitProps {
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
  const cardId = useId();
  const frame = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (frame.current) attachCard(frame.current);
  }, []);
  if (!value || !to) {
    throw new Error(`<Limit id="${id}" /> works only in pages, where src/markdown/facts fills it in`);
  }
  return (
    <span ref={frame} className={styles.frame} data-limit>
      <Link to={to} className={styles.limit} aria-describedby={cardId}>
        {value}
      </Link>
      <span id={cardId} role="tooltip" data-markdown-ignore="" className={styles.card} hidden>
        <strong>{label}</strong>
        <Line label="Applies to" text={scope} />
        <Line label="Plans" text={plans} />
        <Line label="At the limit" text={atLimit} />
        <Line label="Can be raised" text={raise} />
      </span>
    </span>
  );
}
