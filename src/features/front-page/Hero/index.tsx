import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {type CSSProperties, Fragment, type ReactNode} from 'react';
import styles from './styles.module.css';

/** A place that the order passes: what it is, what happens there, and the data that it adds. */
type Stop = {
  readonly kind: string;
  readonly text: string;
  /** Names and values. */
  readonly data: Readonly<Record<string, string>>;
};

type HeroProps = {
  readonly title: string;
  /** The sentences below the title. */
  readonly lead: string;
  /** What readers look up: each leads to its search. */
  readonly searches: readonly string[];
  /** The stops of one order, from its arrival to its result. */
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

/** Draws equal lines around the middle of the wheel, from one radius to another. The first is at `start` lines. */
const getRaysPath = (count: number, from: number, to: number, start = 0): string =>
  Array.from({length: count}, (_, at) => {
    const angle = ((at + start) * 2 * Math.PI) / count;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return `M${Math.round(from * x)} ${Math.round(from * y)}L${Math.round(to * x)} ${Math.round(to * y)}`;
  }).join('');

/** Paddles across both rims, and spokes between them as in the mark. */
const RAYS = getRaysPath(24, 710, 980) + getRaysPath(8, 120, 710, 0.5);

/** The wheel of the mark, which the race turns. What turns is in the picture, which cuts off what leaves it. */
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
 * Top of the front page: what this is, links to the quickstart and the guides, and one order on its way through a
 * workflow. The links are relative, so that they stay in the version of the page. All of the picture is there with the
 * first paint; only the wheel above it turns, once.
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
