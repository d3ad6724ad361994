import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {formatDay, formatShortDay} from '../../config/formatDay';
import type {ChangeGroup, ChangeRow, ChangeWeek} from '../../plugins/page-history/client/changeList';
import InlineText from '../InlineText';
import styles from './styles.module.css';

function Row({row: {title, to, day, words}}: {readonly row: ChangeRow}): ReactNode {
  return (
    <li className={styles.row}>
      <time dateTime={day} className={styles.day}>
        {formatShortDay(day)}
      </time>
      <div>
        <Link to={to}>{title}</Link>
        <ul className={styles.words}>
          {words.map((text) => (
            <li key={text}>
              <InlineText text={text} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

/** "12 pages of Workflows: new page", in place of a row for each. */
function Group({group: {words, count}, label}: {readonly group: ChangeGroup; readonly label: string}): ReactNode {
  return (
    <li>
      {count} pages of {label}: {words.charAt(0).toLowerCase() + words.slice(1)}
    </li>
  );
}

type Props = {readonly week: ChangeWeek; readonly labels: ReadonlyMap<string, string>};

/** The changes of one week. */
export default function Week({week: {monday, rows, groups}, labels}: Props): ReactNode {
  return (
    <section>
      <h3 id={`week-${monday}`}>Week of {formatDay(monday)}</h3>
      {rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <Row key={`${row.to} ${row.day}`} row={row} />
          ))}
        </ul>
      )}
      {groups.length > 0 && (
        <ul>
          {groups.map((group) => (
            <Group key={`${group.section} ${group.words}`} group={group} label={labels.get(group.section) ?? ''} />
          ))}
        </ul>
      )}
    </section>
  );
}
