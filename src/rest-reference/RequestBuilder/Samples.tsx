import {useId, useSyncExternalStore, type ReactNode} from 'react';
import type {ApiRequest} from '../request/apiRequest';
import {sampleLanguages} from '../request/languages';
import {LANGUAGE_GROUP} from '../../config/tabLanguages';
import {keepTabChoice, onTabChoice, readTabChoice} from 'docusaurus-theme-document-first/client';
import styles from './styles.module.css';

const [FIRST] = sampleLanguages;

/** The request as it is filled in, in the language that the tabs of the page show. */
export default function Samples({request}: {readonly request: ApiRequest}): ReactNode {
  const id = useId();
  const chosen = useSyncExternalStore(
    onTabChoice,
    () => readTabChoice(LANGUAGE_GROUP),
    () => null,
  );
  const language = sampleLanguages.find(({value}) => value === chosen) ?? FIRST;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>Your request in</label>
      <select id={id} value={language?.value} onChange={({target}) => keepTabChoice(LANGUAGE_GROUP, target.value)}>
        {sampleLanguages.map(({value, label}) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <pre className={styles.code} tabIndex={0} data-sample={language?.value}>
        <code>{language?.print(request)}</code>
      </pre>
    </div>
  );
}
