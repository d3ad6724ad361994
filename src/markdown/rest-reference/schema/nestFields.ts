import type {FieldRow, FieldTable} from './describeSchema';

/** A field with the fields of the objects in it. */
export interface Attribute extends FieldRow {
  readonly name: string;
  /** What its own fields are called: `configurable_props[]`; empty where there are none. */
  readonly inside: string;
  readonly children: readonly Attribute[];
  readonly variants: readonly {readonly title: string; readonly attributes: readonly Attribute[]}[];
}

const withoutMarks = (path: string): string => path.replace(/(?:\[\]|\.<key>)+$/, '');

function parentOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('.'), 0));
}

function nest(rows: readonly FieldRow[], tables: readonly FieldTable[], top: string): Attribute[] {
  const isAt = (row: FieldRow, path: string): boolean => withoutMarks(parentOf(row.path)) === path;
  return rows
    .filter((row) => isAt(row, top))
    .map((row) => {
      const child = rows.find((other) => isAt(other, row.path));
      const variants = tables.filter(({rows: [first]}) => first && isAt(first, row.path));
      const [variant] = variants;
      const marked = child ?? variant?.rows[0];
      return {
        ...row,
        name: row.path.slice(row.path.lastIndexOf('.') + 1),
        inside: marked ? parentOf(marked.path).slice(parentOf(row.path).length).replace(/^\./, '') : '',
        children: nest(rows, tables, row.path),
        variants: variants.map(({title, rows: inner, variants: further}) => ({
          title,
          attributes: nest(inner, further, row.path),
        })),
      };
    });
}

/** The fields of a body as a tree: each object's fields below the field that holds it. */
export function nestFields({rows, variants}: FieldTable): Attribute[] {
  return nest(rows, variants, '');
}
