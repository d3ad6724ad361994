import Translate, {translate} from '@docusaurus/Translate';
import {useEmbeddedSearch} from 'docusaurus-theme-search/embedded';
import type {SearchHit} from 'docusaurus-theme-search/engine';
import {type ReactNode, useEffect, useId, useMemo, useRef, useState} from 'react';
import ToolFrame from '../../../components/ToolFrame';
import styles from './styles.module.css';
import Link from '@docusaurus/Link';
import InlineText from '../../../components/InlineText';
import {useVersionAddress} from '../../../components/useVersionAddress';
import type {ResolvedError, ResolvedOtherMessage} from '../../../facts/resolveErrors';
import {useErrors} from '../useErrors';
import {matchErrors} from './matchErrors';
import {findSignificantLine} from './findSignificantLine';

type FoundMessage = ReturnType<typeof matchErrors<ResolvedError, ResolvedOtherMessage>>[number];

/** Formats the number of messages found in a pasted text. */
function formatMessageCount(answers: readonly FoundMessage[]): string {
  if (answers.length === 0)
    return translate({id: 'site.errors.unknown', message: 'We do not recognise this as a platform error.'});
  return answers.length === 1
    ? translate({id: 'site.errors.one', message: 'One message found.'})
    : translate({id: 'site.errors.many', message: '{count} messages found.'}, {count: answers.length});
}

function FoundMessageItem({answer: {message, line}}: {readonly answer: FoundMessage}): ReactNode {
  return (
    <li className={styles.answer}>
      <p className={styles.title}>
        {'meaning' in message ? <Link to={`#${message.id}`}>{message.name}</Link> : message.title}
      </p>
      <p className={styles.line}>
        <code>{line}</code>
      </p>
      <p>
        <InlineText text={'meaning' in message ? message.meaning : message.text} />
      </p>
    </li>
  );
}

// The highlighted text can only contain `<mark>` tags.
function SearchHitItem({hit: {url, pageTitle, titleHtml, snippetHtml, heading}}: {readonly hit: SearchHit}): ReactNode {
  return (
    <li className={styles.answer}>
      <p className={styles.title}>
        <a href={url} dangerouslySetInnerHTML={{__html: titleHtml}} />
        {heading !== null && ` (${pageTitle})`}
      </p>
      <p dangerouslySetInnerHTML={{__html: snippetHtml}} />
    </li>
  );
}

/** Shown if no message is known: search results for the most significant line, and a link to the Inspector. */
function NothingFound({line, hits}: {readonly line: string; readonly hits: readonly SearchHit[]}): ReactNode {
  const getAddress = useVersionAddress();
  return (
    <>
      <p>
        <InlineText
          text={translate(
            {
              id: 'site.errors.elsewhere',
              message:
                'It may come from the code of a step, or from a service that the step calls. Select the event in the [Inspector]({inspector}) and read the step in red. If the message is short, paste the lines around it too. To learn how to catch such errors, see [errors]({errors}).',
            },
            {inspector: getAddress('/workflows/events/inspect/'), errors: getAddress('/workflows/errors/')},
          )}
        />
      </p>
      {hits.length > 0 && (
        <>
          <p>
            <Translate id="site.errors.pages">These pages may help:</Translate>
          </p>
          <ul className={styles.answers}>
            {hits.map((hit) => (
              <SearchHitItem key={hit.url} hit={hit} />
            ))}
          </ul>
        </>
      )}
      {line !== '' && (
        <p>
          <Link to={`/search/?q=${encodeURIComponent(line)}`}>
            <Translate id="site.errors.search" values={{line}}>
              {'Search all pages for “{line}”'}
            </Translate>
          </Link>
        </p>
      )}
    </>
  );
}

const MAX_HITS = 3;
const NO_HITS: readonly SearchHit[] = [];

/** Searches the pages for a line. Returns nothing for an empty line or if the search can't be loaded. */
function useSearchHits(line: string): readonly SearchHit[] {
  const search = useEmbeddedSearch();
  const [found, setFound] = useState({line: '', hits: NO_HITS});
  useEffect(() => {
    if (line === '') return undefined;
    let isCurrent = true;
    search(line, MAX_HITS)
      .then((hits) => isCurrent && setFound({line, hits}))
      .catch(() => undefined);
    return () => void (isCurrent = false);
  }, [line, search]);
  return found.line === line ? found.hits : NO_HITS;
}

/** The text box and its results: an entry for each known message, or other help if there are none. */
function PasteForm(): ReactNode {
  const id = useId();
  const [pasted, setPasted] = useState('');
  const {errors, messages} = useErrors();
  // The text is never sent or stored.
  const answers = useMemo(() => matchErrors(pasted, errors, messages), [pasted, errors, messages]);
  const line = answers.length === 0 ? findSignificantLine(pasted) : '';
  const hits = useSearchHits(line);
  const field = useRef<HTMLTextAreaElement>(null);
  const isEmpty = pasted.trim() === '';
  // The button disappears with the results, so the focus has to move.
  const clearText = (): void => {
    setPasted('');
    field.current?.focus();
  };
  return (
    <>
      <label htmlFor={id} className={styles.label}>
        <Translate id="site.errors.paste">Paste your error</Translate>
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
        <Translate id="site.errors.hint">
          Paste a message, a response or a whole log. Nothing you paste leaves your browser.
        </Translate>
      </p>
      {/* Always rendered, because screen readers ignore text that's added together with its live region. */}
      <p role="status" className={styles.summary}>
        {isEmpty ? '' : formatMessageCount(answers)}
      </p>
      {!isEmpty && (
        <>
          {answers.length === 0 && <NothingFound line={line} hits={hits} />}
          <ul className={styles.answers}>
            {answers.map((answer) => (
              <FoundMessageItem key={answer.message.id} answer={answer} />
            ))}
          </ul>
          <button type="button" className="small-button" onClick={clearText}>
            <Translate id="site.errors.clear">Clear</Translate>
          </button>
        </>
      )}
    </>
  );
}

/** A text box for a message or log that links to the entries of the errors in it. */
export default function ErrorFinder(): ReactNode {
  return (
    <ToolFrame
      label={translate({id: 'site.errors.find', message: 'Find an error'})}
      withoutScript={translate({id: 'site.errors.below', message: 'Find your error message in the table below.'})}
      form={<PasteForm />}
    />
  );
}
