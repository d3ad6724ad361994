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

type DoorProps = {
  readonly title: string;
  readonly to: string;
  /** One sentence, and links to the pages. */
  readonly children: ReactNode;
};

/** A starting point for one kind of reader. */
export function Door({title, to, children}: DoorProps): ReactNode {
  return (
    <section className={styles.door}>
      <h2 className={styles.doorTitle}>
        <Link to={to}>{title}</Link>
      </h2>
      {children}
    </section>
  );
}

/** The starting points, side by side. */
export function Doors({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.doors}>{children}</div>;
}
