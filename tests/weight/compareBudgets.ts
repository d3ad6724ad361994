/** Bytes of one page, brotli where the server compresses. */
export type Weight = {
  /** What its first load consists of. */
  readonly html: number;
  readonly script: number;
  readonly style: number;
  readonly font: number;
  /** The scripts that are loaded when the reader reaches for a control. */
  readonly application: number;
};
/** Weights by page type. */
export type Weights = Readonly<Record<string, Weight>>;

const PARTS = ['html', 'script', 'style', 'font', 'application'] as const;

/** What weighs more than its budget, and what has none. */
export function findOverweight(measured: Weights, budgets: Weights): string[] {
  return Object.entries(measured).flatMap(([page, weight]) => {
    const budget = budgets[page];
    if (!budget) return [`${page}: no budget; add one to tests/weight/budgets.json`];
    return PARTS.filter((part) => weight[part] > budget[part]).map(
      (part) =>
        `${page}: ${part} weighs ${weight[part]} bytes, ${weight[part] - budget[part]} over its budget of ${budget[part]}`,
    );
  });
}

/** Budgets that have been raised, or dropped, since an earlier state of the file. */
export function findRaised(budgets: Weights, earlier: Weights): string[] {
  return Object.entries(earlier).flatMap(([page, before]) => {
    const now = budgets[page];
    if (!now) return [`${page}: its budget is gone; budgets only go down`];
    return PARTS.filter((part) => now[part] > before[part]).map(
      (part) => `${page}: the budget of ${part} went from ${before[part]} to ${now[part]}; budgets only go down`,
    );
  });
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** The table of weights in kB, each with what is left of its budget. */
export function formatWeights(measured: Weights, budgets: Weights): string {
  const rows = Object.entries(measured).map(([page, weight]) => {
    const cells = PARTS.map((part) => {
      const change = weight[part] - (budgets[page]?.[part] ?? 0);
      return `${kilobytes(weight[part])} (${change > 0 ? '+' : ''}${kilobytes(change)})`.padStart(16);
    });
    return page.padEnd(10) + cells.join('');
  });
  return ['kB (to budget)'.padEnd(10) + PARTS.map((part) => part.padStart(15)).join(' '), ...rows].join('\n');
}
