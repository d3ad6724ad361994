const PARTS = ['html', 'script', 'style', 'font', 'application'] as const;
type Part = (typeof PARTS)[number];

/**
 * Bytes of one page, brotli where the server compresses: what its first load consists of, and as `application` the
 * scripts that are loaded when the reader reaches for a control.
 */
export type Weight = Readonly<Record<Part, number>>;
/** Weights by page type. */
export type Weights = Readonly<Record<string, Weight>>;

/** The most bytes of each part, by page type. */
export type Budgets = Weights;

/**
 * Bytes of one page in the application, which contains the address of every page and the names of its files. They depend
 * on how many pages and versions a site has, and not on the code.
 */
const LISTED_PAGE = 33;

/** Adds the bytes of a number of pages to budgets of an application without any. */
export function addListedPages(budgets: Budgets, count: number): Budgets {
  const entries = Object.entries(budgets).map(([page, budget]) => [
    page,
    {...budget, application: budget.application + count * LISTED_PAGE},
  ]);
  return Object.fromEntries(entries) as Budgets;
}

/** Finds parts that weigh more than their budget, and pages without one. */
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

/** Formats weights in kB as a table, each with its distance from the budget. */
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
