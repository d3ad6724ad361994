/*
 * Ejected from @docusaurus/theme-classic 3.10.2, because the original links to the page with the same id. This one
 * finds counterparts with a different route and shows what's different.
 */
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {
  useDoc,
  useDocsPreferredVersion,
  useDocsVersion,
  useDocVersionSuggestions,
} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {removeHtmlSlash} from '../../config/addresses';
import InlineText from '../../components/InlineText';
import {CHANGES_KEY, getLatestRoute} from '../../config/counterparts';
import {latestVersion, type Version, getRouteVersion} from '../../config/versions';
import styles from './styles.module.css';

type Props = {readonly className?: string};

/**
 * Returns the page's counterpart in the latest version: its route, what is different there, and the migration guide.
 */
function useLatestCounterpart() {
  const {frontMatter, metadata} = useDoc();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const fields: Readonly<Record<string, unknown>> = {...frontMatter};
  const route = removeHtmlSlash(metadata.permalink.slice(baseUrl.length - 1));
  const {migrationGuide}: Version = getRouteVersion(route);
  return {
    counterpart: getLatestRoute(route, fields),
    changes: String(fields[CHANGES_KEY] ?? ''),
    migrationGuide,
  };
}

type LatestCounterpart = ReturnType<typeof useLatestCounterpart> & {
  /** Labels of the page's version and of the latest one. */
  readonly label: string;
  readonly latest: string;
};

interface CounterpartProps extends Pick<LatestCounterpart, 'counterpart' | 'latest'> {
  readonly migrationGuide?: string | undefined;
}

/** Links to the page in the latest version, or says that there's none. */
function CounterpartLink({counterpart, migrationGuide, latest}: CounterpartProps): ReactNode {
  const {savePreferredVersionName} = useDocsPreferredVersion();
  if (counterpart)
    return (
      <Link to={counterpart} onClick={() => savePreferredVersionName(latestVersion.docusaurusName)}>
        {translate({id: 'site.version.read', message: 'Read this page for {latest}'}, {latest})}
      </Link>
    );
  return (
    <>
      {translate({id: 'site.version.none', message: 'There is no such page for {latest}.'}, {latest})}{' '}
      {migrationGuide && (
        <Translate
          id="site.version.guide"
          values={{
            guide: (
              <Link to={migrationGuide}>
                <Translate id="site.version.guideLink">The migration guide</Translate>
              </Link>
            ),
          }}
        >
          {'{guide} explains what replaces it.'}
        </Translate>
      )}
    </>
  );
}

function VersionDifferences({counterpart, changes, migrationGuide, label, latest}: LatestCounterpart): ReactNode {
  return (
    <details>
      <summary>{translate({id: 'site.version.different', message: 'What is different in {latest}'}, {latest})}</summary>
      <p>
        {translate(
          {
            id: 'site.version.workflows',
            message: '{label} workflows keep running, but you build new ones in {latest}.',
          },
          {label, latest},
        )}{' '}
        <InlineText text={changes} />
        {counterpart && migrationGuide && (
          <>
            {' '}
            <Link to={migrationGuide}>
              {translate(
                {id: 'site.version.move', message: 'How to move a workflow from {label} to {latest}'},
                {label, latest},
              )}
            </Link>
          </>
        )}
      </p>
    </details>
  );
}

function VersionNote({className, children}: Props & {readonly children: ReactNode}): ReactNode {
  return (
    <aside
      className={clsx(className, ThemeClassNames.docs.docVersionBanner, styles.banner)}
      aria-label={translate({id: 'site.version.label', message: 'Version'})}
    >
      {children}
    </aside>
  );
}

function OldVersionBanner({className}: Props): ReactNode {
  const {label} = useDocsVersion();
  const latest: LatestCounterpart = {...useLatestCounterpart(), label, latest: latestVersion.label};
  return (
    <VersionNote className={className}>
      <p>
        <strong>
          {translate({id: 'site.version.about', message: 'This page is about Millrace {label}.'}, {label})}
        </strong>{' '}
        <CounterpartLink {...latest} />
      </p>
      <VersionDifferences {...latest} />
    </VersionNote>
  );
}

/** Announces that the version isn't released, with a link to the same page in the latest one. */
function NextVersionBanner({className}: Props): ReactNode {
  const {label} = useDocsVersion();
  const {latestDocSuggestion} = useDocVersionSuggestions(undefined);
  return (
    <VersionNote className={className}>
      <p>
        <strong>
          {translate({id: 'site.version.next', message: 'Millrace {label} isn’t released yet.'}, {label})}
        </strong>{' '}
        <CounterpartLink counterpart={latestDocSuggestion?.path ?? null} latest={latestVersion.label} />
      </p>
    </VersionNote>
  );
}

/**
 * Links readers of an older or unreleased version to the page on the same subject in the latest one. Renders nothing in
 * the latest version.
 */
export default function DocVersionBanner({className}: Props): ReactNode {
  const {banner} = useDocsVersion();
  if (banner === 'unreleased') return <NextVersionBanner className={className} />;
  return banner ? <OldVersionBanner className={className} /> : null;
}
