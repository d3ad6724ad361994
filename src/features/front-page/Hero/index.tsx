import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {type CSSProperties, Fragment, type ReactNode} from 'react';
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
 * Returns the path of evenly spaced lines around the centre of the wheel, between two radii. `start` offsets the first
 * line, in steps.
 */
const getRaysPath = (count: number, from: number, to: number, start = 0): string =>
  Array.from({length: count}, (_, at) => {
    const angle = ((at + start) * 2 * Math.PI) / count;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return `M${Math.round(from * x)} ${Math.round(from * y)}L${Math.round(to * x)} ${Math.round(to * y)}`;
  }).join('');

/** Paddles that cross both rims, and spokes between them like in the logo. */
const RAYS = getRaysPath(24, 710, 980) + getRaysPath(8, 120, 710, 0.5);

/** The wheel of the logo, turned by the mill race. The rotating parts are in an SVG, which clips them. */
function Wheel(): ReactNode {
  return (
    <svg
      className={styles.wheel}
      viewBox="-1000 -1000 2000 2000"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <g>
        <circle r="900" />
        <circle r="710" />
        <circle r="120" />
        <path d={RAYS} />
      </g>
    </svg>
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
            {at === stops.length - 1 && <Wheel />}
            <span className={styles.kind}>{kind}</span> <span className={styles.text}>{text}</span>
            <Data data={data} />
          </li>
        ))}
      </ol>
    </header>
  );
}
