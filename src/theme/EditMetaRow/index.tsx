/*
 * Ejected from @docusaurus/theme-classic 3.10.2 src/theme/EditMetaRow, to show on one line: links to edit the page and
 * its sources, the date of the last significant change, and the last run of its samples. Each date links to an
 * explanation.
 */
import Translate, {translate} from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/EditMetaRow';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useVersionAddress} from '../../components/useVersionAddress';
import {DATES_ANCHOR, EDIT_BRANCH, REPOSITORY_URL, removeHtmlSlash} from '../../config/addresses';
import {formatDay} from '../../config/formatDay';
import styles from './styles.module.css';

/** Front matter that the build has added: when the samples ran, and which parts are generated from another file. */
type Completed = {
  readonly samples_run?: {readonly date: string; readonly tools: string};
  readonly made_from?: {readonly what: string; readonly file: string};
};

function LabeledDay({label, day}: {readonly label: string; readonly day: string}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const getAddress = useVersionAddress();
  return (
    <>
      <Link to={getAddress(DATES_ANCHOR)}>{label}</Link> <time dateTime={day}>{formatDay(day, currentLocale)}</time>
    </>
  );
}

/** The last line of a page. In print, it starts with the page's URL (`print.css`). */
export default function EditMetaRow({className, editUrl, lastUpdatedAt}: Props): ReactNode {
  const {metadata} = useDoc();
  const {siteConfig} = useDocusaurusContext();
  const {samples_run: run, made_from: madeFrom} = metadata.frontMatter as Completed;
  return (
    <div className={clsx(styles.line, className)} data-address={siteConfig.url + removeHtmlSlash(metadata.permalink)}>
      {editUrl && (
        <Link className={styles.noPrint} to={editUrl}>
          <Translate id="theme.common.editThisPage">Edit this page</Translate>
        </Link>
      )}
      {editUrl && madeFrom && (
        <Link className={styles.noPrint} to={`${REPOSITORY_URL}/edit/${EDIT_BRANCH}/${madeFrom.file}`}>
          {translate(
            {id: 'site.page.editSource', message: 'Edit its {what} in {file}'},
            {what: madeFrom.what, file: madeFrom.file.split('/').at(-1) ?? ''},
          )}
        </Link>
      )}
      {lastUpdatedAt && (
        <span>
          <LabeledDay
            label={translate({id: 'site.page.changed', message: 'Last changed'})}
            day={new Date(lastUpdatedAt).toISOString().slice(0, 10)}
          />
        </span>
      )}
      {run && (
        <span>
          <LabeledDay label={translate({id: 'site.page.samples', message: 'Samples last run'})} day={run.date} />{' '}
          {translate({id: 'site.page.samplesTools', message: 'on {tools}'}, {tools: run.tools})}
        </span>
      )}
    </div>
  );
}
