/*
 * Ejected from @docusaurus/theme-classic 3.10.2, because the stock menu pairs pages by id only.
 * This one also uses the counterparts named in front matter, and shows a badge on the latest version.
 */
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import {usePluginData} from '@docusaurus/useGlobalData';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import type {ReactNode} from 'react';
import {findCounterpart, type Counterparts} from '../../../plugins/version-counterparts/client/findCounterpart';
import styles from './styles.module.css';

function useTargetPath(): (version: GlobalVersion) => string {
  const context = useActiveDocContext(undefined);
  const counterparts = usePluginData('version-counterparts') as Counterparts;
  return (version) => {
    const open = context.activeDoc;
    if (!open || context.activeVersion === version) return open?.path ?? version.path;
    const samePath = context.alternateDocVersions[version.name]?.path;
    return (
      findCounterpart({
        path: open.path,
        targetIsLatest: version.isLast,
        targetPath: version.path,
        counterparts,
        samePath,
      }) ?? `${version.path.replace(/\/$/, '')}/`
    );
  };
}

function VersionLabel({version}: {readonly version: GlobalVersion}): ReactNode {
  return (
    <>
      {version.label}
      {version.isLast && <span className={styles.badge}>new</span>}
    </>
  );
}

/** The version menu: the latest version (new) and older ones, each linking to the open page there if it exists. */
export default function DocsVersionDropdownNavbarItem({mobile, ...props}: Props): ReactNode {
  const context = useActiveDocContext(undefined);
  const versions = useVersions(undefined);
  const [shown] = useDocsVersionCandidates(undefined);
  const {savePreferredVersionName} = useDocsPreferredVersion();
  const targetPath = useTargetPath();
  const items = versions.map((version) => ({
    // Labels are rendered as they are; the type of the theme says text only.
    label: (<VersionLabel version={version} />) as unknown as string,
    // Read aloud, the badge would join the label: "v2new".
    'aria-label': version.isLast ? `${version.label}, new` : undefined,
    to: targetPath(version),
    isActive: () => version === context.activeVersion,
    onClick: () => savePreferredVersionName(version.name),
  }));
  const name = `Version: ${shown.label}`;
  return (
    <DropdownNavbarItem
      {...props}
      mobile={mobile}
      label={mobile ? name : shown.label}
      aria-label={mobile ? undefined : name}
      to={mobile ? undefined : targetPath(shown)}
      items={items}
      isActive={() => false}
    />
  );
}
