import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import InlineText from '../../../components/InlineText';
import type {ResolvedError} from '../../../facts/resolveErrors';
import {useErrors} from '../useErrors';
import styles from './styles.module.css';

function getErrorFacts({name, where, status, limit, raise, replay}: ResolvedError): [string, string][] {
  const statusFacts: [string, string][] = status
    ? [[translate({id: 'site.error.status', message: 'HTTP status'}), `\`${status.code} ${status.text}\``]]
    : [];
  return [
    [translate({id: 'site.error.message', message: 'Message'}), `\`${name}\``],
    [translate({id: 'site.error.where', message: 'Where you see it'}), where],
    ...statusFacts,
    [translate({id: 'site.error.limit', message: 'Limit'}), limit],
    [translate({id: 'site.error.raise', message: 'Can be raised'}), raise],
    [translate({id: 'site.error.replay', message: 'Replay'}), replay],
  ];
}

/** Additional search terms for the entry: its status, with and without the text. */
function getSearchNames({status}: ResolvedError): string | undefined {
  return status && [status.code, status.text, `${status.code} ${status.text}`].join(', ');
}

interface ListProps {
  readonly title: string;
  readonly items: readonly string[];
  readonly ordered?: boolean;
}

function TitledList({title, items, ordered}: ListProps): ReactNode {
  const List = ordered ? 'ol' : 'ul';
  return (
    <>
      <p className={styles.title}>{title}</p>
      <List>
        {items.map((item) => (
          <li key={item}>
            <InlineText text={item} />
          </li>
        ))}
      </List>
    </>
  );
}

/** One platform error: its meaning, where it appears, its causes, and the steps to fix it. */
export default function ErrorEntry({id}: {readonly id: string}): ReactNode {
  const error = useErrors().errors.find((entry) => entry.id === id);
  if (!error) return null;
  return (
    <>
      <p>
        <InlineText text={error.meaning} />
      </p>
      <dl className={styles.facts} data-search-names={getSearchNames(error)}>
        {getErrorFacts(error).map(([term, text]) => (
          <div key={term} className={styles.fact}>
            <dt>{term}</dt>
            <dd>
              <InlineText text={text} />
            </dd>
          </div>
        ))}
      </dl>
      <TitledList title={translate({id: 'site.error.causes', message: 'Causes'})} items={error.causes} />
      <TitledList title={translate({id: 'site.error.steps', message: 'What to do'})} items={error.steps} ordered />
    </>
  );
}
