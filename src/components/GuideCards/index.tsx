import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import cards from '../LinkCards/styles.module.css';
import styles from './styles.module.css';

type GuideProps = {
  readonly to: string;
  readonly title: string;
  /** The time needed. */
  readonly minutes: number;
  /** Languages of the guide's samples. */
  readonly languages: readonly string[];
  /** What the reader will have built. */
  readonly children: ReactNode;
};

/** Renders the card of a guide. The whole card is a link. */
export function Guide({to, title, minutes, languages, children}: GuideProps): ReactNode {
  return (
    <li className={clsx(cards.card, styles.guide)}>
      <Link to={to} className={cards.link}>
        {title}
      </Link>
      <div>{children}</div>
      <p className={styles.facts}>
        <span>
          {minutes === 60
            ? translate({id: 'site.guide.hour', message: '1 hour'})
            : translate({id: 'site.guide.minutes', message: '{minutes} minutes'}, {minutes})}
        </span>
        <span>{languages.join(', ')}</span>
      </p>
    </li>
  );
}

/** Shows guides as cards, side by side if they fit. */
export default function GuideCards({children}: {readonly children: ReactNode}): ReactNode {
  return <ul className={clsx(cards.cards, styles.guides)}>{children}</ul>;
}
