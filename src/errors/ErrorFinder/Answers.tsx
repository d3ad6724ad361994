import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import InlineText from '../../components/InlineText';
import styles from './styles.module.css';
import type {Answer} from './useErrorFinder';

/** Says how many known messages a pasted text contains. */
export function summarise(answers: readonly Answer[]): string {
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
export default function Answers({answers}: {readonly answers: readonly Answer[]}): ReactNode {
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
