import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A card: its address, and what readers will find there. */
type LinkCard = {readonly to: string; readonly title: string; readonly text: string};

/** Links for the not-found page and searches without results. */
export const STARTING_POINTS: readonly LinkCard[] = [
  {
    to: '/',
    title: translate({id: 'site.start.docs', message: 'Documentation'}),
    text: translate({
      id: 'site.start.docsText',
      message: 'Start from the front page, with an overview of the platform.',
    }),
  },
  {
    to: '/quickstart/',
    title: translate({id: 'site.start.quickstart', message: 'Quickstart'}),
    text: translate({id: 'site.start.quickstartText', message: 'Build and deploy your first workflow.'}),
  },
  {
    to: '/guides/',
    title: translate({id: 'site.start.guides', message: 'Guides'}),
    text: translate({id: 'site.start.guidesText', message: 'Find the page for what you want to do.'}),
  },
  {
    to: '/troubleshooting/',
    title: translate({id: 'site.start.troubleshooting', message: 'Troubleshooting'}),
    text: translate({
      id: 'site.start.troubleshootingText',
      message: 'Paste an error message to see its cause and what to do.',
    }),
  },
];

/** Shows links as cards, side by side if they fit. */
export default function LinkCards({cards}: {readonly cards: readonly LinkCard[]}): ReactNode {
  return (
    <ul className={styles.cards}>
      {cards.map(({to, title, text}) => (
        <li key={to} className={styles.card}>
          <Link to={to} className={styles.link}>
            {title}
          </Link>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
