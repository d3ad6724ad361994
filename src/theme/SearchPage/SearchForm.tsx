import type {SearchPageState} from './useSearchPage';
import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

const VERSIONS = [
  {value: 'latest', label: 'v2'},
  {value: 'v1', label: 'v1'},
] as const;

/** The field and the choice of version. */
export default function SearchForm({page}: {readonly page: SearchPageState}): ReactNode {
  const id = useId();
  return (
    <form role="search" className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={id} className={styles.label}>
        Words, identifiers, error texts or a question
      </label>
      <input
        id={id}
        type="search"
        name="q"
        className={styles.field}
        value={page.query}
        onChange={(event) => page.setQuery(event.target.value)}
        onFocus={page.prepare}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
      />
      <fieldset className={styles.versions}>
        <legend>Version</legend>
        {VERSIONS.map(({value, label}) => (
          <label key={value}>
            <input
              type="radio"
              name="version"
              value={value}
              checked={page.version === value}
              onChange={() => page.setVersion(value)}
            />
            {label}
          </label>
        ))}
      </fieldset>
    </form>
  );
}
