import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Children = {readonly children: ReactNode};

/** Entry points to the documentation, side by side if there's room. Each has a heading and a list of links. */
export function EntryPoints({children}: Children): ReactNode {
  return <div className={styles.ways}>{children}</div>;
}

/** One entry point: its heading and content. */
export function EntryPoint({title, children}: Children & {readonly title: string}): ReactNode {
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

/**
 * A card that links to a page. The whole card is clickable, and the link's name is the title. Its text can contain
 * other links.
 */
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

/** Cards with shared borders. */
export function Cards({children}: Children): ReactNode {
  return <div className={styles.cards}>{children}</div>;
}

/** A section of the front page: text beside a picture or sample. The first child is a `Words`. */
export function Feature({children}: Children): ReactNode {
  return (
    <section className={styles.feature} data-parts="">
      {children}
    </section>
  );
}

/** The text of a section, with its heading. */
export function FeatureText({children}: Children): ReactNode {
  return <div>{children}</div>;
}

/**
 * Steps that are numbered in the picture beside them. Hovering a step highlights its control in the picture, and vice
 * versa.
 */
export function Steps({children}: Children): ReactNode {
  return <ol className={styles.steps}>{children}</ol>;
}

/** A step with its number in the picture. */
export function Step({n, children}: Children & {readonly n: number}): ReactNode {
  return (
    <li data-part={n}>
      <div>{children}</div>
    </li>
  );
}
