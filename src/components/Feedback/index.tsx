import type {ReactNode} from 'react';
import {createIssueUrl} from '../../config/addresses';

interface Props {
  readonly title: string;
  /** Full address of the page. */
  readonly address: string;
}

const ANSWERS = [
  ['Yes', 'helped'],
  ['No', 'did not help'],
] as const;

/** The question at the end of a page. An answer opens an issue about the page, which the reader can write on. */
export default function Feedback({title, address}: Props): ReactNode {
  return (
    <div className="feedback" role="group" aria-label="Was this page helpful?">
      Was this page helpful? Tell us in an issue on GitHub:
      {ANSWERS.map(([answer, words]) => (
        <a
          key={answer}
          className="small-button"
          href={createIssueUrl({title: `${title}: this page ${words}`, where: `- Page: ${address}`})}
          target="_blank"
          rel="noopener nofollow"
        >
          {answer}
        </a>
      ))}
    </div>
  );
}
