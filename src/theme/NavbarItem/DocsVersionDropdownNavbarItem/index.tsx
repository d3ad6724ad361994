/*
 * Ejected from @docusaurus/theme-classic 3.10.2, because the stock menu pairs pages by id only.
 * This one also uses the counterparts named in front matter, shows a badge on the latest version, and says where a
 * version does not have the open page.
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

/** Finds the address of the open page in a version; `null` where that has no such page. */
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
 * The version that the menu names. One page is built for all unknown addresses, and it names the latest version, so
 * such an address shows the latest one until React has taken the page over.
 */
function useShownVersion(): GlobalVersion {
  const [candidate] = useDocsVersionCandidates(undefined);
  const {activeDoc} = useActiveDocContext(undefined);
  const latest = useVersions(undefined).find(({isLast}) => isLast);
  return useIsBrowser() || activeDoc ? candidate : (latest ?? candidate);
}

/** The pages in `docs` belong to a version that isn't released yet, unless they are the latest. */
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

/** What a reader should know before choosing a version; `null` where the version has the open page. */
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
    // Labels are rendered as they are; the type of the theme says text only.
    label: (<VersionLabel version={version} note={getNote(version)} />) as unknown as string,
    // Read aloud, the badge would join the label: "v2new".
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
