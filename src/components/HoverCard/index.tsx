import {useEffect, useId, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {attachCard} from './attachCard';
import styles from './styles.module.css';

interface Props {
  /** The page that explains more. */
  readonly to: string;
  /** The linked text in the sentence. */
  readonly text: ReactNode;
  /** Content of the card. */
  readonly children: ReactNode;
}

/** A link inside a sentence, with a card that opens on hover, focus and the first tap. */
export default function HoverCard({to, text, children}: Props): ReactNode {
  const cardId = useId();
  const frame = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (frame.current) attachCard(frame.current);
  }, []);
  return (
    <span ref={frame} className={styles.frame} data-hover-card>
      <Link to={to} className={styles.link} aria-describedby={cardId}>
        {text}
      </Link>
      <span id={cardId} role="tooltip" data-markdown-ignore="" className={styles.card} hidden>
        {children}
      </span>
    </span>
  );
}
