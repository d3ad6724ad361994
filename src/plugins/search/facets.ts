import type {SearchVersion} from './records/section';

/** Facet filter of a version. Every hosted request carries one. */
export function versionFilter(version: SearchVersion): `version:${SearchVersion}` {
  return `version:${version}`;
}

/** Application id that stands for "no hosted search": the theme insists on one. */
export const EMBEDDED = 'EMBEDDED';
