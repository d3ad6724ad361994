/*
 * Ejected from @docusaurus/theme-classic 3.10.2, because the stock menu pairs pages by id only;
 * here the twins that front matter names count too, and the latest version carries its badge.
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
import {findTwin, type Twins} from '../../../plugins/version-twins/client/findTwin';
import styles from './styles.module.css';

function useTargetPath(): (version: GlobalVersion) => string {
  const context = useActiveDocContext(undefined);
  const twins = usePluginData('version-twins') as Twins;
  return (version) => {
    const open = context.activeDoc;
    if (!open || context.activeVersion === version) return open?.path ?? version.path;
    const samePath = context.alternateDocVersions[version.name]?.path;
    const target = version.name === 'v1' ? 'v1' : 'current';
    return findTwin({path: open.path, target, twins, samePath}) ?? `${version.path.replace(/\/$/, '')}/`;
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

/** The version menu: v2 (new) and v1, each leading to the open page in that version where there is one. */
export default function DocsVersionDropdownNavbarItem({mobile, ...props}: Props): ReactNode {
  const context = useActiveDocContext(undefined);
  const versions = useVersions(undefined);
  const [shown] = useDocsVersionCandidates(undefined);
  const {savePreferredVersionName} = useDocsPreferredVersion();
  const targetPath = useTargetPath();
  const items = versions.map((version) => ({
    // Labels are rendered as they are; the type of the theme says text only.
    label: (<VersionLabel version={version} />) as unknown as string,
    to: targetPath(version),
    isActive: () => version === context.activeVersion,
    onClick: () => savePreferredVersionName(version.name),
  }));
  return (
    <DropdownNavbarItem
      {...props}
      mobile={mobile}
      label={mobile ? 'Version' : shown.label}
      to={mobile ? undefined : targetPath(shown)}
      items={items}
      isActive={() => false}
    />
  );
}
