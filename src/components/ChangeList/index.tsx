import {useId, useState, type ReactNode} from 'react';
import type {ChangeListData} from '../../plugins/page-history/client/changeList';
import Week from './Week';
import styles from './styles.module.css';

const WITHOUT_HISTORY =
  'This copy of the site was built without the history of its pages, so the list of changes, the feeds and the dates are left out.';

type FilterProps = {
  readonly sections: ChangeListData['sections'];
  readonly section: string;
  readonly onChange: (section: string) => void;
};

/** The menu of the parts of the site. React starts when the reader reaches for it. */
function SectionFilter({sections, section, onChange}: FilterProps): ReactNode {
  const id = useId();
  return (
    <p className={`${styles.filter} only-with-script`} data-application-control>
      <label htmlFor={id}>Show changes in</label>{' '}
      <select id={id} className={styles.menu} value={section} onChange={(event) => onChange(event.target.value)}>
        <option value="">all parts of the site</option>
        {sections.map(({id: value, label}) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </p>
  );
}

/** What changed on the site, by week. Without script, the whole list shows. */
export default function ChangeList({gap, sections, weeks}: ChangeListData): ReactNode {
  const [section, setSection] = useState('');
  if (gap !== null) return <p>{WITHOUT_HISTORY}</p>;
  const isShown = (entry: {readonly section: string}): boolean => section === '' || entry.section === section;
  const labels = new Map(sections.map(({id, label}) => [id, label]));
  const shown = weeks
    .map(({monday, rows, groups}) => ({monday, rows: rows.filter(isShown), groups: groups.filter(isShown)}))
    .filter(({rows, groups}) => rows.length + groups.length > 0);
  return (
    <>
      <SectionFilter sections={sections} section={section} onChange={setSection} />
      {shown.map((week) => (
        <Week key={week.monday} week={week} labels={labels} />
      ))}
      {shown.length === 0 && <p>Nothing has changed here in the weeks that this page shows.</p>}
    </>
  );
}
