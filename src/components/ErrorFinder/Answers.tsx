import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import InlineText from '../InlineText';
import styles from './styles.module.css';
import type {Answer} from './useErrorFinder';

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
          'The text names none of the platform errors, so the error most likely comes from the code of a step or from a service it calls. Select the event in the [Inspector](/workflows/events/inspect/) and read the step in red; if the message is short, paste the lines around it too. How to catch such errors is on [errors](/workflows/errors/).'
        }
      />
    </p>
  );
}

/** What a pasted text means: one item per message, or where to look when none is known. */
export default function Answers({answers}: {readonly answers: readonly Answer[]}): ReactNode {
  return (
    <>
      <p role="status" className={styles.summary}>
        {summarise(answers)}
      </p>
      {answers.length === 0 && <NothingFound />}
      <ul className={styles.answers}>
        {answers.map((answer) => (
          <AnswerItem key={answer.key} answer={answer} />
        ))}
      </ul>
    </>
  );
}
