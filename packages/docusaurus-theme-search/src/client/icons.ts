/** Icons of pages, sections and links. */
import {html, type Html} from './html';
import type {StartingPoint} from './settings';

const createIcon = (path: string): Html => html`<svg viewBox="0 0 16 16" aria-hidden="true"><path d="${path}" /></svg>`;

/** The icons by name. */
export const ICONS: Readonly<Record<NonNullable<StartingPoint['icon']> | 'section', Html>> = {
  page: createIcon('M3.5 1.5h6l3 3v10h-9zM9.5 1.5v3h3'),
  section: createIcon('M2.5 5.5h11M2.5 10.5h11M6.5 1.5l-1.5 13M11 1.5l-1.5 13'),
  start: createIcon('M5 2.5l8 5.5-8 5.5z'),
  guide: createIcon('M8 4q-2-2-6-1.5v10Q6 12 8 14q2-2 6-1.5v-10Q10 2 8 4zv10'),
  code: createIcon('M5.5 4 1.5 8l4 4M10.5 4l4 4-4 4'),
  table: createIcon('M2 3h12v10H2zM2 6.5h12M7 3v10'),
  help: createIcon('M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM6 6.5a2 2 0 1 1 2 2v1M8 11.8v.1'),
};
