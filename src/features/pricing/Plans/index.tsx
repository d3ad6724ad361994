import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What a plan costs and for whom it is; the children are a list of what it includes. */
type PlanProps = {
  readonly name: string;
  readonly price: string;
  /** What the price is for, such as `a month`. */
  readonly per: string;
  /** Whether its button is filled. */
  readonly preferred?: boolean;
  readonly children: ReactNode;
};

/** The card of one plan. */
export function Plan({name, price, per, preferred, children}: PlanProps): ReactNode {
  return (
    <li className={clsx(styles.plan, preferred && styles.preferred)}>
      <p className={styles.name}>{name}</p>
      <p className={styles.per}>
        <span className={styles.price}>{price}</span> {per}
      </p>
      {children}
    </li>
  );
}

/** Plans as cards, side by side where there is room. */
export function PlanCards({children}: {readonly children: ReactNode}): ReactNode {
  return <ul className={styles.plans}>{children}</ul>;
}

/** A tick in a cell, which is the word "yes" for all who do not see it. */
export function Yes(): ReactNode {
  return (
    <span className={styles.yes}>
      <span className="visually-hidden">
        <Translate id="site.yes">yes</Translate>
      </span>
    </span>
  );
}

/** A dash in a cell, which is the word "no" for all who do not see it. */
export function No(): ReactNode {
  return (
    <span className={styles.no}>
      <span className="visually-hidden">
        <Translate id="site.no">no</Translate>
      </span>
    </span>
  );
}
