import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type HeroProps = {
  readonly title: string;
  /** The sentence below the title. */
  readonly lead: string;
  /** What is shown beside the words. */
  readonly children: ReactNode;
};

/** Top of the front page: what this is, links to the quickstart and the guides, and a picture of a workflow. */
export function Hero({title, lead, children}: HeroProps): ReactNode {
  return (
    <header className={styles.hero}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.actions}>
          <Link className={styles.primary} to="/quickstart/">
            Start with the quickstart
          </Link>
          <Link className={styles.secondary} to="/guides/">
            Find a guide
          </Link>
        </p>
      </div>
      {children}
    </header>
  );
}

type SketchProps = {
  /** Steps from top to bottom: the kind, and what it does. */
  readonly steps: readonly {readonly kind: string; readonly text: string}[];
};

/** A workflow as a list of steps, joined by a line. */
export function WorkflowSketch({steps}: SketchProps): ReactNode {
  return (
    <ol className={styles.sketch} aria-label="A workflow, step by step">
      {steps.map(({kind, text}) => (
        <li key={text}>
          <span className={styles.kind}>{kind}</span>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}

type CardProps = {
  readonly title: string;
  readonly to: string;
  /** Level of the title: 2 for a section of its own, 3 below a heading. */
  readonly level?: 2 | 3;
  /** One sentence, and links to pages. */
  readonly children: ReactNode;
};

/** A card that leads to one part of the documentation. */
export function Card({title, to, level = 3, children}: CardProps): ReactNode {
  const Title = `h${level}` as const;
  return (
    <section className={styles.card}>
      <Title className={styles.cardTitle}>
        <Link to={to}>{title}</Link>
      </Title>
      {children}
    </section>
  );
}

/** Cards, side by side where there is room. */
export function Cards({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.cards}>{children}</div>;
}

/** A section of the front page: words beside a picture or a sample. Its first child is a `Words`. */
export function Feature({children}: {readonly children: ReactNode}): ReactNode {
  return <section className={styles.feature}>{children}</section>;
}

/** The words of a feature, with its heading. */
export function Words({children}: {readonly children: ReactNode}): ReactNode {
  return <div>{children}</div>;
}
