import {spawnSync} from 'node:child_process';

const PARTS = ['html', 'script', 'style', 'font', 'application'] as const;
type Part = (typeof PARTS)[number];

/**
 * Bytes of one page, brotli where the server compresses: what its first load consists of, and as `application` the
 * scripts that are loaded when the reader reaches for a control.
 */
export type Weight = Readonly<Record<Part, number>>;
/** Weights by page type. */
export type Weights = Readonly<Record<string, Weight>>;

/** The most bytes of a part; one that has been raised says why, beside the figure. */
export type Budget = number | {readonly bytes: number; readonly reason: string};
/** Budgets by page type. */
export type Budgets = Readonly<Record<string, Readonly<Record<Part, Budget>>>>;

const bytesOf = (budget: Budget): number => (typeof budget === 'number' ? budget : budget.bytes);
const reasonOf = (budget: Budget): string => (typeof budget === 'number' ? '' : budget.reason.trim());

/** What weighs more than its budget, and what has none. */
export function findOverweight(measured: Weights, budgets: Budgets): string[] {
  return Object.entries(measured).flatMap(([page, weight]) => {
    const budget = budgets[page];
    if (!budget) return [`${page}: no budget; add one to tests/weight/budgets.json`];
    return PARTS.filter((part) => weight[part] > bytesOf(budget[part])).map((part) => {
      const most = bytesOf(budget[part]);
      return `${page}: ${part} weighs ${weight[part]} bytes, ${weight[part] - most} over its budget of ${most}`;
    });
  });
}

/** Budgets that are higher than in an earlier state of the file: those that say why, and those that have to. */
export function findRaised(
  budgets: Budgets,
  earlier: Budgets,
): {readonly explained: string[]; readonly problems: string[]} {
  const found = {explained: [] as string[], problems: [] as string[]};
  for (const [page, before] of Object.entries(earlier)) {
    const now = budgets[page];
    for (const part of now ? PARTS : []) {
      if (!now || bytesOf(now[part]) <= bytesOf(before[part])) continue;
      const change = `${page}: the budget of ${part} went from ${bytesOf(before[part])} to ${bytesOf(now[part])}`;
      const reason = reasonOf(now[part]);
      // The reason of an earlier raise does not explain this one.
      if (reason !== '' && reason !== reasonOf(before[part])) found.explained.push(`${change}: ${reason}`);
      else
        found.problems.push(
          `${change} without a new reason; write {"bytes": ${bytesOf(now[part])}, "reason": "…"} in tests/weight/budgets.json`,
        );
    }
  }
  return found;
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** The table of weights in kB, each with what is left of its budget. */
export function formatWeights(measured: Weights, budgets: Budgets): string {
  const rows = Object.entries(measured).map(([page, weight]) => {
    const cells = PARTS.map((part) => {
      const change = weight[part] - bytesOf(budgets[page]?.[part] ?? 0);
      return `${kilobytes(weight[part])} (${change > 0 ? '+' : ''}${kilobytes(change)})`.padStart(16);
    });
    return page.padEnd(10) + cells.join('');
  });
  return ['kB (to budget)'.padEnd(10) + PARTS.map((part) => part.padStart(15)).join(' '), ...rows].join('\n');
}

const git = (...args: string[]): string | undefined => {
  const {status, stdout} = spawnSync('git', args, {encoding: 'utf8'});
  return status === 0 ? stdout.trim() : undefined;
};

/** The budgets as the main branch has them, or as the last commit had them on the main branch itself; none without history. */
export function readEarlierBudgets(file: string): Budgets | undefined {
  const head = git('rev-parse', 'HEAD');
  const bases = ['origin/main', 'main'].filter(
    (name) => (git('rev-parse', '--verify', '--quiet', name) ?? head) !== head,
  );
  for (const base of [...bases, 'HEAD^']) {
    const text = git('show', `${base}:${file}`);
    if (text) return JSON.parse(text) as Budgets;
  }
  return undefined;
}
