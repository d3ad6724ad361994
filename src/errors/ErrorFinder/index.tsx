import {useId, useRef, type ReactNode} from 'react';
import ToolFrame from '../../components/ToolFrame';
import Answers, {summarise} from './Answers';
import styles from './styles.module.css';
import {useErrorFinder} from './useErrorFinder';

function Box(): ReactNode {
  const id = useId();
  const {pasted, setPasted, answers} = useErrorFinder();
  const field = useRef<HTMLTextAreaElement>(null);
  const isEmpty = pasted.trim() === '';
  // The button goes with the answers, so the focus needs a place.
  const clear = (): void => {
    setPasted('');
    field.current?.focus();
  };
  return (
    <>
      <label htmlFor={id} className={styles.label}>
        Paste your error
      </label>
      <textarea
        ref={field}
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
        Paste a message, a response or a whole log. Nothing you paste leaves your browser.
      </p>
      {/* Always there: screen readers skip text that arrives together with its live region. */}
      <p role="status" className={styles.summary}>
        {isEmpty ? '' : summarise(answers)}
      </p>
      {!isEmpty && <Answers answers={answers} />}
      {!isEmpty && (
        <button type="button" className={styles.clear} onClick={clear}>
          Clear
        </button>
      )}
    </>
  );
}

/** A text box for a message or log that links to the entries of the errors in it. */
export default function ErrorFinder(): ReactNode {
  return (
    <ToolFrame label="Find an error" withoutScript="Find the message you received in the table below." form={<Box />} />
  );
}
