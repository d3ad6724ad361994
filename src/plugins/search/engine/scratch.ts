import type {Outline} from './outline';

/** Scores by number, with a list of those that are set, so that clearing costs no more than filling. */
export type ScoreTable = {
  readonly values: Float32Array;
  readonly touched: number[];
};

/** Makes an empty table. */
export function createTable(size: number): ScoreTable {
  return {values: new Float32Array(size), touched: []};
}

/** Raises a score. */
export function raise({values, touched}: ScoreTable, at: number, value: number): void {
  const before = values[at] ?? 0;
  if (value <= before) return;
  if (before === 0) touched.push(at);
  values[at] = value;
}

function clear({values, touched}: ScoreTable): void {
  for (const at of touched) values[at] = 0;
  touched.length = 0;
}

/** Tables that queries use again and again. */
export type Scratch = {
  /** A clean table with room for every section, or every page; given back by `release`. */
  readonly sections: () => ScoreTable;
  readonly pages: () => ScoreTable;
  readonly release: () => void;
};

function createPool(size: number): {take: () => ScoreTable; release: () => void} {
  const tables: ScoreTable[] = [];
  let used = 0;
  return {
    take: () => {
      const table = tables[used] ?? createTable(size);
      tables[used] = table;
      used += 1;
      return table;
    },
    release: () => {
      tables.slice(0, used).forEach(clear);
      used = 0;
    },
  };
}

/** Makes the tables of an index. */
export function createScratch(outline: Outline): Scratch {
  const sections = createPool(outline.size);
  const pages = createPool(outline.pages.length);
  return {
    sections: sections.take,
    pages: pages.take,
    release: () => {
      sections.release();
      pages.release();
    },
  };
}
