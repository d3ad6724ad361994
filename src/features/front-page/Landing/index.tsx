import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Children = {readonly children: ReactNode};

/** Ways into the documentation, side by side where there is room. Each is a heading, and a list of links. */
export function Ways({children}: Children): ReactNode {
  return <div className={styles.ways}>{children}</div>;
}

/** One way in: its heading, and what follows it. */
export function Way({title, children}: Children & {readonly title: string}): ReactNode {
  return (
    <section className={styles.way}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

type CardProps = Children & {
  readonly title: string;
  readonly to: string;
};

/** A card that leads to one page. The whole card is the link, named by its title; links in its text stay links. */
export function Card({title, to, children}: CardProps): ReactNode {
  return (
    <section className={styles.card}>
      <h3>
        <Link to={to}>
          <span>{title}</span>
        </Link>
      </h3>
      {children}
    </section>
  );
}

/** Cards that share their borders. */
export function Cards({children}: Children): ReactNode {
  return <div className={styles.cards}>{children}</div>;
}

/** A section of the front page: words beside a picture or a sample. Its first child is a `Words`. */
export function Feature({children}: Children): ReactNode {
  return (
    <section className={styles.feature} data-parts="">
      {children}
    </section>
  );
}

/** The words of a feature, with its heading. */
export function Words({children}: Children): ReactNode {
  return <div>{children}</div>;
}

/** Steps that the picture beside them numbers: pointing at a step marks its control, and the other way round. */
export function Steps({children}: Children): ReactNode {
  return <ol className={styles.steps}>{children}</ol>;
}

/** One step, with the number that it has in the picture. */
export function Step({n, children}: Children & {readonly n: number}): ReactNode {
  return (
    <li data-part={n}>
      <div>{children}</div>
    </li>
  );
}
