import {useId, type ReactNode} from 'react';
import {useScriptRuns} from '../../hooks/useScriptRuns';
import ToolFrame from '../ToolFrame';
import Answers from './Answers';
import styles from './styles.module.css';
import {useErrorFinder} from './useErrorFinder';

function Box(): ReactNode {
  const id = useId();
  const {pasted, setPasted, answers} = useErrorFinder();
  const isEmpty = pasted.trim() === '';
  return (
    <>
      <label htmlFor={id} className={styles.label}>
        Paste your error
      </label>
      <textarea
        id={id}
        className={styles.input}
        rows={4}
        spellCheck={false}
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        value={pasted}
        onChange={(event) => setPasted(event.target.value)}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        A message, a response or a whole log. What you paste stays in your browser.
      </p>
      {!isEmpty && <Answers answers={answers} />}
      {!isEmpty && (
        <button type="button" className={styles.clear} onClick={() => setPasted('')}>
          Clear
        </button>
      )}
    </>
  );
}

/** A box that takes a pasted message or log and leads to the entries of the errors in it. */
export default function ErrorFinder(): ReactNode {
  const active = useScriptRuns();
  return (
    <ToolFrame label="Find an error" waiting={!active} place={styles.place}>
      {active ? <Box /> : <p className={styles.hint}>Find the message you got in the table below.</p>}
    </ToolFrame>
  );
}
