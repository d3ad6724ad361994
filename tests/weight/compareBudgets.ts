const PARTS = ['html', 'script', 'style', 'font', 'application'] as const;
type Part = (typeof PARTS)[number];

/**
 * Bytes of a page, compressed if the server does so: by part for the first load, and as `application` the scripts that
 * are loaded when the reader interacts with a control.
 */
export type Weight = Readonly<Record<Part, number>>;
/** Weights by page type. */
export type Weights = Readonly<Record<string, Weight>>;

/** Maximum bytes of each part, by page type. */
export type Budgets = Weights;

/**
 * Bytes per page that the application needs for its address and file names. They depend on the number of pages and
 * versions, not on the code.
 */
const LISTED_PAGE = 33;

/** Adds the bytes for a number of pages to the budgets of an application without pages. */
export function addListedPages(budgets: Budgets, count: number): Budgets {
  const entries = Object.entries(budgets).map(([page, budget]) => [
    page,
    {...budget, application: budget.application + count * LISTED_PAGE},
  ]);
  return Object.fromEntries(entries) as Budgets;
}

/** Finds parts that exceed their budget, and pages without a budget. */
export function findOverweight(measured: Weights, budgets: Budgets): string[] {
  return Object.entries(measured).flatMap(([page, weight]) => {
    const budget = budgets[page];
    if (!budget) return [`${page}: no budget; add one to tests/weight/budgets.json`];
    return PARTS.filter((part) => weight[part] > budget[part]).map((part) => {
      const over = weight[part] - budget[part];
      return `${page}: ${part} weighs ${weight[part]} bytes, ${over} over its budget of ${budget[part]}`;
    });
  });
}

const formatKilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** Formats weights in kB as a table, with the distance from the budget. */
export function formatWeights(measured: Weights, budgets: Budgets): string {
  const rows = Object.entries(measured).map(([page, weight]) => {
    const cells = PARTS.map((part) => {
      const change = weight[part] - (budgets[page]?.[part] ?? 0);
      return `${formatKilobytes(weight[part])} (${change > 0 ? '+' : ''}${formatKilobytes(change)})`.padStart(16);
    });
    return page.padEnd(10) + cells.join('');
  });
  return ['kB (to budget)'.padEnd(10) + PARTS.map((part) => part.padStart(15)).join(' '), ...rows].join('\n');
}
