import type {ReactNode} from 'react';
import {latestVersion, versionById, type VersionId} from '../../config/versions';
import LinkCards from '../LinkCards';
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
  const cards = usePageGuesses(pathname).map(({path, title, description, version}) => ({
    to: path,
    title: labelPage(title, version),
    text: description,
  }));
  return (
    <div aria-live="polite">
      {cards.length > 0 && (
        <section aria-labelledby="page-guesses">
          <h2 id="page-guesses">Did you mean one of these pages?</h2>
          <LinkCards cards={cards} />
        </section>
      )}
    </div>
  );
}
