import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {ChangeListData, ChangeRow, ChangeWeek} from '../changeList';
import styles from './styles.module.css';

/** A short text with its `code` rendered. */
function InlineCode({text}: {readonly text: string}): ReactNode {
  return text.split(/`([^`]+)`/).map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part));
}

const formatDay = (day: string, locale: string, year?: 'numeric'): string =>
  new Intl.DateTimeFormat(locale, {day: 'numeric', month: year ? 'long' : 'short', year, timeZone: 'UTC'}).format(
    new Date(day),
  );

function Row({row: {title, to, day, words}, locale}: {readonly row: ChangeRow; readonly locale: string}): ReactNode {
  return (
    <li className={styles.row}>
      <time dateTime={day} className={styles.day}>
        {formatDay(day, locale)}
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

function Week({week: {monday, rows, groups}, locale}: {readonly week: ChangeWeek; readonly locale: string}): ReactNode {
  return (
    <section>
      <h3 id={`week-${monday}`}>
        {translate(
          {
            id: 'theme.pageHistory.week',
            message: 'Week of {date}',
            description: 'Heading of a week in the list of changes; the date is its Monday',
          },
          {date: formatDay(monday, locale, 'numeric')},
        )}
      </h3>
      {rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <Row key={`${row.to} ${row.day}`} row={row} locale={locale} />
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
  );
}

/** What changed on the site, by week. */
export default function ChangeList({gap, dateLocale, weeks}: Omit<ChangeListData, 'feeds'>): ReactNode {
  if (gap !== null)
    return (
      <p>
        {translate({
          id: 'theme.pageHistory.withoutHistory',
          message:
            'This copy of the site was built without the history of its pages, so the list of changes, the feeds and the dates are left out.',
          description: 'In place of the list of changes, where the build has no git history',
        })}
      </p>
    );
  if (weeks.length > 0) return weeks.map((week) => <Week key={week.monday} week={week} locale={dateLocale} />);
  return (
    <p>
      {translate({
        id: 'theme.pageHistory.nothing',
        message: 'Nothing has changed in the weeks that this page shows.',
        description: 'In place of the list of changes, if it is empty',
      })}
    </p>
  );
}

/** The feeds of the whole site and of its parts, or why there are none. */
export function FeedList({gap, feeds}: Pick<ChangeListData, 'gap' | 'feeds'>): ReactNode {
  if (gap !== null)
    return (
      <p>
        {translate({
          id: 'theme.pageHistory.withoutFeeds',
          message: 'This copy of the site was built without the history of its pages, so it has no feeds.',
          description: 'In place of the list of feeds, where the build has no git history',
        })}
      </p>
    );
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
