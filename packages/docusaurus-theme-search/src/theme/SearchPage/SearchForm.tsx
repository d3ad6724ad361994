import Translate from '@docusaurus/Translate';
import {useId, type ReactNode} from 'react';
import {listChoices, type SearchSettings} from '../../client/useSearchSettings';
import styles from './styles.module.css';
import type {SearchPageState} from './useSearchPage';

type Props = {readonly page: SearchPageState; readonly settings: SearchSettings};

/** The choice of version, where there are several. */
function Versions({page, settings}: Props): ReactNode {
  const choices = listChoices(settings);
  if (choices.length < 2) return null;
  return (
    <fieldset className={styles.versions}>
      <legend>
        <Translate id="theme.search.version" description="Before the versions to choose from, on the search page">
          Version
        </Translate>
      </legend>
      {choices.map(({key, label}) => (
        <label key={key}>
          <input
            type="radio"
            name="version"
            value={key}
            checked={page.version === key}
            onChange={() => page.setVersion(key)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** The field and the choice of version. */
export default function SearchForm({page, settings}: Props): ReactNode {
  const id = useId();
  return (
    <form role="search" className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={id} className={styles.label}>
        <Translate id="theme.search.pageField" description="Label of the field of the search page">
          Words, identifiers, error texts or a question
        </Translate>
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
      <Versions page={page} settings={settings} />
    </form>
  );
}
