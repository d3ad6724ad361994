import {type ReactNode, useId, useMemo, useRef, useState} from 'react';
import ToolFrame from '../../components/ToolFrame';
import styles from './styles.module.css';
import Link from '@docusaurus/Link';
import InlineText from '../../components/InlineText';
import {platformErrors} from '../../facts/errors';
import {platformErrorNames} from '../../facts/errorIds';
import {type ErrorMatch, matchErrors, relatedMessages} from '../../facts/matchErrors';
import {substituteFacts} from '../../facts';

/** Says how many known messages a pasted text contains. */
function summarise(answers: readonly Answer[]): string {
  if (answers.length === 0) return 'No platform error found.';
  return answers.length === 1 ? 'One message found.' : `${answers.length} messages found.`;
}

function AnswerItem({answer}: {readonly answer: Answer}): ReactNode {
  return (
    <li className={styles.answer}>
      <p className={styles.title}>{answer.anchor ? <Link to={answer.anchor}>{answer.title}</Link> : answer.title}</p>
      <p className={styles.line}>
        <code>{answer.line}</code>
      </p>
      <p>
        <InlineText text={answer.text} />
      </p>
    </li>
  );
}

function NothingFound(): ReactNode {
  return (
    <p>
      <InlineText
        text={
          'This is not a platform error, so it most likely comes from the code of a step or from a service that the step calls. Select the event in the [Inspector](/workflows/events/inspect/) and read the step in red. If the message is short, paste the lines around it too. To learn how to catch such errors, see [errors](/workflows/errors/).'
        }
      />
    </p>
  );
}

/** What the pasted text means: one item per known message, or where to look if there is none. */
function Answers({answers}: {readonly answers: readonly Answer[]}): ReactNode {
  return (
    <>
      {answers.length === 0 && <NothingFound />}
      <ul className={styles.answers}>
        {answers.map((answer) => (
          <AnswerItem key={answer.key} answer={answer} />
        ))}
      </ul>
    </>
  );
}

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

/** One answer to a pasted text. */
interface Answer {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  /** The line that contains the message. */
  readonly line: string;
  /** The entry of the page, for platform errors. */
  readonly anchor?: string;
}

/** The state of the box: what was pasted, and what it means. */
interface ErrorFinderState {
  readonly pasted: string;
  readonly setPasted: (text: string) => void;
  readonly answers: readonly Answer[];
}

function toAnswer(match: ErrorMatch): Answer {
  const {id, line} = match;
  if (match.kind === 'platform') {
    const {meaning} = platformErrors[match.id];
    return {key: id, title: platformErrorNames[match.id], text: substituteFacts(meaning), line, anchor: `#${id}`};
  }
  const {title, answer} = relatedMessages[match.id];
  return {key: id, title, text: substituteFacts(answer), line};
}

/** Matches a pasted text on this page; nothing of it is sent or kept. */
function useErrorFinder(): ErrorFinderState {
  const [pasted, setPasted] = useState('');
  const answers = useMemo(() => matchErrors(pasted).map(toAnswer), [pasted]);
  return {pasted, setPasted, answers};
}
