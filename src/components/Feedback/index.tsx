import type {ReactNode} from 'react';
import {createIssueUrl} from '../../config/issueUrl';

interface Props {
  readonly title: string;
  /** Full address of the page. */
  readonly address: string;
}

/**
 * The question at the end of a page. The page tools answer to its buttons (`src/page-tools/feedback`); without script,
 * a link opens an issue about the page.
 */
export default function Feedback({title, address}: Props): ReactNode {
  return (
    <div className="feedback" data-page-tool="">
      <div className="only-with-script" role="group" aria-label="Was this page helpful?">
        Was this page helpful?{' '}
        <button type="button" className="small-button">
          Yes
        </button>{' '}
        <button type="button" className="small-button">
          No
        </button>
      </div>
      <a className="only-without-script" href={createIssueUrl(title, address)} rel="noopener nofollow">
        Report a problem with this page
      </a>
    </div>
  );
}
