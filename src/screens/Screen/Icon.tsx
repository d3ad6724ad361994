import type {ReactNode} from 'react';
import {ICONS, type IconName} from './icons';
import styles from './content.module.css';

/** A small line drawing in the colour of the text around it. */
export default function Icon({name}: {readonly name: IconName}): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 16 16">
      <path d={ICONS[name]} />
    </svg>
  );
}
