import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import InlineText from '../InlineText';
import styles from './styles.module.css';
import {useCard} from './useCard';

/** What an author writes is `id`; the rest is filled in from `src/facts` while the page is built. */
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

/** A figure in a sentence, linked to its explanation, with a card that says what it limits. */
export default function Limit(props: LimitProps): ReactNode {
  const {id, value, label, scope, plans, raise, atLimit, to} = props;
  const cardId = useId();
  const {open, side, frame, handlers} = useCard();
  if (!value || !to) {
    throw new Error(`<Limit id="${id}" /> works in pages only: the platform-facts plugin fills it in`);
  }
  return (
    <span ref={frame} className={styles.frame} {...handlers}>
      <Link to={to} className={styles.limit} aria-describedby={open ? cardId : undefined}>
        {value}
      </Link>
      {open && (
        <span id={cardId} role="tooltip" className={clsx(styles.card, styles[side])}>
          <strong>{label}</strong>
          <Line label="Counted over" text={scope} />
          <Line label="Plans" text={plans} />
          <Line label="At the limit" text={atLimit} />
          <Line label="Can be raised" text={raise} />
        </span>
      )}
    </span>
  );
}
