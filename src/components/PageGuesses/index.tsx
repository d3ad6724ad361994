import type {ReactNode} from 'react';
import {latestVersion, versionById} from '../../config/versions';
import LinkCards, {STARTING_POINTS} from '../LinkCards';
import {usePageGuesses} from './usePageGuesses';

type Props = {
  /** The unknown address; `null` while it is not known yet. */
  readonly pathname: string | null;
};

/** A page of an older version carries the label of that version. */
function labelPage(title: string, version: string): string {
  return version === latestVersion.id ? title : `${title} (${versionById(version).label})`;
}

/** Pages that the reader of an unknown address may have wanted; where there is no good guess, places to start from. */
export default function PageGuesses({pathname}: Props): ReactNode {
  const guesses = usePageGuesses(pathname).map(({path, title, description, version}) => ({
    to: path,
    title: labelPage(title, version),
    text: description,
  }));
  const isGuess = guesses.length > 0;
  return (
    <section aria-live="polite" aria-labelledby="page-guesses">
      <h2 id="page-guesses">{isGuess ? 'Did you mean one of these pages?' : 'Start from here'}</h2>
      {/* A list of its own: a card that is in both must not move. */}
      <LinkCards key={String(isGuess)} cards={isGuess ? guesses : STARTING_POINTS} />
    </section>
  );
}
