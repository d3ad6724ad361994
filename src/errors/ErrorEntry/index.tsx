import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {describeErrorLimit, describeReplay, platformErrors, type PlatformError} from '../../facts/errors';
import {platformErrorNames, type PlatformErrorId} from '../../facts/errorIds';
import {substituteFacts} from '../../facts';
import InlineText from '../../components/InlineText';
import styles from './styles.module.css';

function Text({source}: {readonly source: string}): ReactNode {
  return <InlineText text={substituteFacts(source)} />;
}

function toFacts(id: PlatformErrorId): [string, string][] {
  const error: PlatformError = platformErrors[id];
  const {status} = error;
  return [
    [translate({id: 'site.error.message', message: 'Message'}), `\`${platformErrorNames[id]}\``],
    [translate({id: 'site.error.where', message: 'Where you see it'}), error.where],
    [
      translate({id: 'site.error.status', message: 'HTTP status'}),
      status ? `\`${status.code} ${status.text}\`` : translate({id: 'site.error.none', message: 'None'}),
    ],
    [translate({id: 'site.error.limit', message: 'Limit'}), describeErrorLimit(error)],
    [translate({id: 'site.error.raise', message: 'Can be raised'}), error.raise],
    [translate({id: 'site.error.replay', message: 'Replay'}), describeReplay(error)],
  ];
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
            <Text source={item} />
          </li>
        ))}
      </List>
    </>
  );
}

/** One platform error: what it means, where it appears, what causes it, and what to do, in order. */
export default function ErrorEntry({id}: {readonly id: PlatformErrorId}): ReactNode {
  const error: PlatformError = platformErrors[id];
  return (
    <>
      <p>
        <Text source={error.meaning} />
      </p>
      <dl className={styles.facts}>
        {toFacts(id).map(([term, text]) => (
          <div key={term} className={styles.fact}>
            <dt>{term}</dt>
            <dd>
              <Text source={text} />
            </dd>
          </div>
        ))}
      </dl>
      <TitledList title={translate({id: 'site.error.causes', message: 'Causes'})} items={error.causes} />
      <TitledList title={translate({id: 'site.error.steps', message: 'What to do'})} items={error.steps} ordered />
    </>
  );
}
