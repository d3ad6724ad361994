import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Price and audience of a plan. The children are a list of what it includes. */
type PlanProps = {
  readonly name: string;
  readonly price: string;
  /** Billing unit, such as `a month`. */
  readonly per: string;
  /** Whether to fill its button. */
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

/** Shows plans as cards, side by side if there's room. */
export function PlanCards({children}: {readonly children: ReactNode}): ReactNode {
  return <ul className={styles.plans}>{children}</ul>;
}

/** A tick in a table cell. Screen readers and Markdown get the word "yes". */
export function Included(): ReactNode {
  return (
    <span className={styles.yes}>
      <span className="visually-hidden">
        <Translate id="site.yes">yes</Translate>
      </span>
    </span>
  );
}

/** A dash in a table cell. Screen readers and Markdown get the word "no". */
export function NotIncluded(): ReactNode {
  return (
    <span className={styles.no}>
      <span className="visually-hidden">
        <Translate id="site.no">no</Translate>
      </span>
    </span>
  );
}
