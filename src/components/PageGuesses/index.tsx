import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {usePageGuesses} from './usePageGuesses';

type Props = {
  /** The unknown address; `null` while it is not known yet. */
  readonly pathname: string | null;
};

/** Pages that the reader of an unknown address may have wanted; nothing where there is no good guess. */
export default function PageGuesses({pathname}: Props): ReactNode {
  const guesses = usePageGuesses(pathname);
  return (
    <div aria-live="polite">
      {guesses.length > 0 && (
        <section className={styles.guesses} aria-labelledby="page-guesses">
          <h2 id="page-guesses">Did you want one of these?</h2>
          <ul>
            {guesses.map(({path, title, description, version}) => (
              <li key={path}>
                <Link to={path}>{version === 'v1' ? `${title} (v1)` : title}</Link>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
