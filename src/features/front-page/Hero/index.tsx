import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {type CSSProperties, Fragment, type ReactNode} from 'react';
import {Wheel} from '../Wheel';
import styles from './styles.module.css';

/** A stop on the way of the example order: its name, what happens, and the data that's added. */
type Stop = {
  readonly kind: string;
  readonly text: string;
  /** Keys and values of the data. */
  readonly data: Readonly<Record<string, string>>;
};

type HeroProps = {
  readonly title: string;
  /** The sentences below the title. */
  readonly lead: string;
  /** Common searches, each linked to its results. */
  readonly searches: readonly string[];
  /** The stops of the example order, from its arrival to its result. */
  readonly stops: readonly Stop[];
};

function Data({data}: Pick<Stop, 'data'>): ReactNode {
  return (
    <dl className={styles.data}>
      {Object.entries(data).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * Top of the front page: an introduction, links to the quickstart and the guides, and an example order on its way
 * through a workflow. Links are relative, so that they stay in the page's version. The picture is complete on the first
 * paint, and only the wheel turns once.
 */
export default function Hero({title, lead, searches, stops}: HeroProps): ReactNode {
  return (
    <header className={styles.hero} data-theme="dark">
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <p className={styles.actions}>
        <Link className={styles.primary} to="quickstart/">
          <Translate id="site.hero.quickstart">Start with the quickstart</Translate>
        </Link>{' '}
        <Link className={styles.secondary} to="guides/">
          <Translate id="site.hero.guide">Find a guide</Translate>
        </Link>
      </p>
      <p className={styles.searches}>
        <Translate id="site.hero.search">Look up</Translate>
        {searches.map((query) => (
          <Fragment key={query}>
            {' '}
            <Link to={`/search/?q=${encodeURIComponent(query)}`}>{query}</Link>
          </Fragment>
        ))}
      </p>
      <ol
        className={styles.race}
        aria-label={translate({id: 'site.hero.order', message: 'One order on its way through a workflow'})}
      >
        {stops.map(({kind, text, data}, at) => (
          <li key={kind} className={styles.stop} style={{'--at': at} as CSSProperties}>
            {at === stops.length - 1 && <Wheel className={styles.wheel} />}
            <span className={styles.kind}>{kind}</span> <span className={styles.text}>{text}</span>
            <Data data={data} />
          </li>
        ))}
      </ol>
    </header>
  );
}
