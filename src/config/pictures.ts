import icons from './icons.json' with {type: 'json'};

/** The file beside a page that describes its pictures. */
export const PICTURES_FILE = 'pictures.yaml';

/** Icons (16 × 16) that parts of a screen can use. */
export const ICON_NAMES = Object.keys(icons);

const ITEM = ['title', 'detail', 'icon', 'tone', 'end', 'selected', 'callout'] as const;

/**
 * The parts of a screen, by name. The first word is the entry for the value after the part's name, the others are
 * further entries. `parts` contains nested parts.
 */
export const PARTS = {
  addStep: ['callout'],
  badge: ['children', 'tone'],
  box: ['children'],
  button: ['children', 'tone', 'icon', 'menu', 'callout'],
  callout: ['n', 'place'],
  chart: ['values', 'marked', 'note', 'from', 'to'],
  choice: ['label', 'note', 'kind', 'on', 'callout'],
  code: ['text', 'diff', 'callout'],
  columns: ['children', 'split'],
  dialog: ['title', 'actions', 'parts'],
  field: ['label', 'value', 'hint', 'kind', 'focus', 'note', 'callout'],
  grid: ['columns', 'rows', 'keep', 'selected'],
  icon: ['name'],
  item: ITEM,
  list: ['children', 'joined'],
  log: ['children', 'time', 'level'],
  menu: ['items', 'active', 'callouts'],
  notice: ['children', 'tone'],
  pane: ['title', 'callout', 'quiet', 'wide', 'parts'],
  popover: ['children', 'over'],
  row: ['children', 'callout'],
  shell: ['active', 'workspace', 'callout', 'parts'],
  step: [...ITEM, 'parts'],
  tabs: ['items', 'active', 'callouts'],
  terminal: ['text'],
  text: ['children'],
  toolbar: ['title', 'detail', 'callout', 'parts'],
  tree: ['rows'],
} as const satisfies Readonly<Record<string, readonly [main: string, ...others: string[]]>>;

/** The name of a part. */
export type PartName = keyof typeof PARTS;

/** Returns the part that an entry describes, based on its first key. */
export function getPartName(value: object): PartName | undefined {
  const [name = ''] = Object.keys(value);
  return name in PARTS ? (name as PartName) : undefined;
}
