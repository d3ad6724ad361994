const FACTORS: Readonly<Record<string, number>> = {
  kb: 1024,
  mb: 1024 ** 2,
  gb: 1024 ** 3,
  tb: 1024 ** 4,
  ms: 1,
  millisecond: 1,
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
  year: 31_536_000_000,
};

const NUMBER = /^(?:[a-z]+ )*\$?([\d][\d,]*(?:\.\d+)?)\s*([a-z]*)/i;
const collator = new Intl.Collator('en-GB', {numeric: true, sensitivity: 'base'});

/** The size a cell stands for (`512KB`, `Up to 750 seconds`, `No limit`), where it stands for one. */
export function measureCell(text: string): number | undefined {
  if (/^no\b.*\b(?:limit|cap)\b/i.test(text)) return Number.POSITIVE_INFINITY;
  const match = NUMBER.exec(text);
  if (!match?.[1]) return undefined;
  const unit = (match[2] ?? '').toLowerCase();
  const factor = FACTORS[unit] ?? FACTORS[unit.replace(/s$/, '')] ?? 1;
  return Number(match[1].replaceAll(',', '')) * factor;
}

/** Orders two cells: by size where both have one, sizes before words, words by the alphabet. */
export function compareCells(a: string, b: string): number {
  const [sizeA, sizeB] = [measureCell(a), measureCell(b)];
  if (sizeA === sizeB) return collator.compare(a, b);
  if (sizeA === undefined) return 1;
  if (sizeB === undefined) return -1;
  return sizeA - sizeB;
}
