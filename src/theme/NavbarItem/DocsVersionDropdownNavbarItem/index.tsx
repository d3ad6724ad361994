/*
 * Ejected from @docusaurus/theme-classic 3.10.2, because the original matches pages by id only. This one also uses
 * counterparts from front matter, shows a badge next to the latest version, and announces if a version doesn't have the
 * open page.
 */
import Translate, {translate} from '@docusaurus/Translate';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import {usePluginData} from '@docusaurus/useGlobalData';
import useIsBrowser from '@docusaurus/useIsBrowser';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {findCounterpartPath, type Counterparts} from '../../../config/counterparts';
import styles from './styles.module.css';

type FindPath = (version: GlobalVersion) => string | null;

/** Returns the address of the open page in a version; `null` if that version doesn't have the page. */
function useFindPath(): FindPath {
  const context = useActiveDocContext(undefined);
  const counterparts = usePluginData('migration-table') as Counterparts;
  return (version) => {
    const open = context.activeDoc;
    if (!open) return null;
    if (context.activeVersion === version) return open.path;
    return findCounterpartPath({
      path: open.path,
      target: version,
      counterparts,
      samePath: context.alternateDocVersions[version.name]?.path,
    });
  };
}

/**
 * Returns the version to show in the header. A single HTML file with the latest version is served for all unknown URLs,
 * so these show the latest version until React has hydrated the page.
 */
function useShownVersion(): GlobalVersion {
  const [candidate] = useDocsVersionCandidates(undefined);
  const {activeDoc} = useActiveDocContext(undefined);
  const latest = useVersions(undefined).find(({isLast}) => isLast);
  return useIsBrowser() || activeDoc ? candidate : (latest ?? candidate);
}

/** Whether `docs` contains an unreleased version. */
const isNext = ({name, isLast}: GlobalVersion): boolean => name === 'current' && !isLast;

function VersionLabel({version, note}: {readonly version: GlobalVersion; readonly note: string | null}): ReactNode {
  return (
    <>
      {version.label}
      {version.isLast && (
        <span className={styles.badge}>
          <Translate id="site.version.new">new</Translate>
        </span>
      )}
      {note && <span className={styles.note}>{` (${note})`}</span>}
    </>
  );
}

/** Returns a hint about a version; `null` if the version has the open page. */
function useVersionNote(findPath: FindPath): (version: GlobalVersion) => string | null {
  const {activeDoc, activeVersion} = useActiveDocContext(undefined);
  const versions = useVersions(undefined);
  const findNote: FindPath = (version) => {
    if (!activeDoc) return null;
    if (version !== activeVersion)
      return findPath(version)
        ? null
        : translate(
            {id: 'site.version.noPage', message: 'no such page: opens the {label} start'},
            {label: version.label},
          );
    const older = versions.filter((other) => other !== version && !isNext(other));
    const isNew = version.isLast && older.length > 0 && older.every((other) => !findPath(other));
    return isNew
      ? translate({id: 'site.version.newPage', message: 'this page is new in {label}'}, {label: version.label})
      : null;
  };
  return (version) => {
    const unreleased = isNext(version) && translate({id: 'site.version.unreleased', message: 'not released'});
    return [unreleased, findNote(version)].filter(Boolean).join(', ') || null;
  };
}

/** The version menu: the latest version (new) and older ones, each linking to the open page there if it exists. */
export default function DocsVersionDropdownNavbarItem({mobile, ...props}: Props): ReactNode {
  const context = useActiveDocContext(undefined);
  const versions = useVersions(undefined);
  const shown = useShownVersion();
  const {savePreferredVersionName} = useDocsPreferredVersion();
  const findPath = useFindPath();
  const getNote = useVersionNote(findPath);
  const getTargetPath = (version: GlobalVersion): string => findPath(version) ?? `${version.path.replace(/\/$/, '')}/`;
  const items = versions.map((version) => ({
    // The labels are rendered as elements, although the theme's type only allows text.
    label: (<VersionLabel version={version} note={getNote(version)} />) as unknown as string,
    // Screen readers would read the badge as part of the label: "v2new".
    'aria-label': version.isLast
      ? [`${version.label}, ${translate({id: 'site.version.new', message: 'new'})}`, getNote(version)]
          .filter(Boolean)
          .join(', ')
      : undefined,
    to: getTargetPath(version),
    isActive: () => version === context.activeVersion,
    onClick: () => savePreferredVersionName(version.name),
  }));
  const name = translate({id: 'site.version.name', message: 'Version: {label}'}, {label: shown.label});
  return (
    <DropdownNavbarItem
      {...props}
      className={clsx(props.className, !shown.isLast && styles.older)}
      mobile={mobile}
      label={mobile ? name : shown.label}
      aria-label={mobile ? undefined : name}
      to={mobile ? undefined : getTargetPath(shown)}
      items={items}
      isActive={() => false}
    />
  );
}
