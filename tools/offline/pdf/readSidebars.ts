import {readFileSync} from 'node:fs';
import sidebars from '../../../sidebars';
import {latestVersion, sidebarFile, type Version} from '../../../src/config/versions';
import type {SidebarEntry} from './listChapters';

type Sidebars = Readonly<Record<string, readonly SidebarEntry[]>>;

/** The sidebars of a version, in their order. */
export function readSidebars(version: Version): (readonly SidebarEntry[])[] {
  const isLatest = version.id === latestVersion.id;
  const found = isLatest ? sidebars : (JSON.parse(readFileSync(sidebarFile(version), 'utf8')) as Sidebars);
  return Object.values(found as Sidebars);
}
