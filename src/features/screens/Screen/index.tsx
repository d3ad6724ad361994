import clsx from 'clsx';
import type {ReactNode} from 'react';
import Picture from '../../../components/Picture';
import {renderParts} from './renderParts';
import styles from './frame.module.css';

/** What a picture takes: an entry of `pictures.yaml`, which the build reads for `<Screen of="…" />`. */
type ScreenProps = {
  /** Its name in `pictures.yaml`; the build puts the entry in its place. */
  readonly of?: string;
  /** Title of the window: the name of the screen or workflow. */
  readonly title: string;
  /** What the picture teaches, for readers who cannot see it, search, and the page as Markdown. */
  readonly alt: string;
  /** Names of the numbered parts, listed below the picture where the text of the page does not number them. */
  readonly legend?: readonly string[];
  /** Without the frame of a window, for a dialog, a menu or a single form. */
  readonly bare?: boolean;
  /** What is drawn, from top to bottom. */
  readonly parts: readonly unknown[];
};

/** The names of the numbered parts. */
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

/** A picture of the product: a window drawn in HTML and CSS, without script, and its text alternative. */
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
