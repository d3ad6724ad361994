import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {ChangeListData, ChangeRow} from '../changeList';
import styles from './styles.module.css';

function InlineCode({text}: {readonly text: string}): ReactNode {
  return text.split(/`([^`]+)`/).map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part));
}

type RowProps = ChangeRow & {
  /** Whether the row above has the same day, so that only screen readers need it again. */
  readonly isRepeatedDay: boolean;
};

function Row({title, to, day, date, words, isRepeatedDay}: RowProps): ReactNode {
  return (
    <li className={styles.row}>
      <time dateTime={day} className={isRepeatedDay ? `${styles.day} ${styles.repeated}` : styles.day}>
        {date}
      </time>
      <div>
        <Link to={to}>{title}</Link>
        <ul className={styles.words}>
          {words.map((text) => (
            <li key={text}>
              <InlineCode text={text} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

/** The list of changes by week. */
export default function ChangeList({emptyList, weeks}: Pick<ChangeListData, 'emptyList' | 'weeks'>): ReactNode {
  if (weeks.length === 0) return <p>{emptyList}</p>;
  return weeks.map(({monday, heading, rows, groups}) => (
    <section key={monday}>
      <h3 id={`week-${monday}`}>{heading}</h3>
      {rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map((row, at) => (
            <Row key={`${row.to} ${row.day}`} {...row} isRepeatedDay={row.day === rows[at - 1]?.day} />
          ))}
        </ul>
      )}
      {groups.length > 0 && (
        <ul>
          {groups.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  ));
}

/** Links to the feeds, or a message if there are none. */
export function FeedList({emptyFeeds, feeds}: Pick<ChangeListData, 'emptyFeeds' | 'feeds'>): ReactNode {
  if (feeds.length === 0) return <p>{emptyFeeds}</p>;
  return (
    <ul>
      {feeds.map(({label, to}) => (
        <li key={to}>
          <a href={to}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
