import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {latestVersion, versionById, type VersionId} from '../../config/versions';
import styles from './styles.module.css';
import {usePageGuesses} from './usePageGuesses';

type Props = {
  /** The unknown address; `null` while it is not known yet. */
  readonly pathname: string | null;
};

/** A page of an older version carries the label of that version. */
function labelPage(title: string, version: VersionId): string {
  return version === latestVersion.id ? title : `${title} (${versionById(version).label})`;
}

/** Pages that the reader of an unknown address may have wanted; nothing where there is no good guess. */
export default function PageGuesses({pathname}: Props): ReactNode {
  const guesses = usePageGuesses(pathname);
  return (
    <div aria-live="polite">
      {guesses.length > 0 && (
        <section className={styles.guesses} aria-labelledby="page-guesses">
          <h2 id="page-guesses">Did you mean one of these pages?</h2>
          <ul>
            {guesses.map(({path, title, description, version}) => (
              <li key={path}>
                <Link to={path}>{labelPage(title, version)}</Link>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
