import clsx from 'clsx';
import type {ReactNode} from 'react';
import Picture from '../../../components/Picture';
import {renderParts} from './renderParts';
import styles from './frame.module.css';

/** Props of a picture: an entry of `pictures.yaml`, which the build reads for `<Screen of="…" />`. */
type ScreenProps = {
  /** Its name in `pictures.yaml`. The build replaces this with the entry's props. */
  readonly of?: string;
  /** Title of the window: the name of the screen or workflow. */
  readonly title: string;
  /** What the picture shows, for screen readers, search, and the page as Markdown. */
  readonly alt: string;
  /** Names of the numbered parts, listed below the picture unless the page's text numbers them. */
  readonly legend?: readonly string[];
  /** Without a window frame, for a dialog, a menu or a single form. */
  readonly bare?: boolean;
  /** The parts from top to bottom. */
  readonly parts: readonly unknown[];
};

function Legend({names}: {readonly names: readonly string[]}): ReactNode {
  return (
    <ol className={styles.legend}>
      {names.map((name, at) => (
        <li key={name} data-part={at + 1}>
          {name}
        </li>
      ))}
    </ol>
  );
}

/** A picture of the product in HTML and CSS, without scripts, and its text alternative. */
export default function Screen({title, alt, legend, bare = false, parts}: ScreenProps): ReactNode {
  return (
    <Picture title={title} alt={alt} className={styles.picture} caption={legend && <Legend names={legend} />}>
      <div className={styles.stage}>
        {bare ? (
          <div className={styles.bare}>{renderParts(parts)}</div>
        ) : (
          <div className={clsx(styles.sheet, styles.lifted, styles.window)}>
            <div className={styles.bar}>{title}</div>
            {renderParts(parts)}
          </div>
        )}
      </div>
    </Picture>
  );
}
