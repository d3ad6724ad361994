import {reportStore} from '../../client/reportStore';
import type {Report} from './report';

const FIELDS = [
  'id',
  'kind',
  'page',
  'title',
  'version',
  'heading',
  'quote',
  'reason',
  'text',
  'build',
  'time',
] as const satisfies readonly (keyof Report)[];

const isReport = (value: unknown): value is Report =>
  typeof value === 'object' &&
  value !== null &&
  FIELDS.every((field) => typeof (value as Record<string, unknown>)[field] === 'string');

/** Reports that have not arrived, the oldest first. What is not a report is left out. */
export function readKept(): readonly Report[] {
  try {
    const kept: unknown = JSON.parse(reportStore.read() ?? '[]');
    return Array.isArray(kept) ? kept.filter(isReport) : [];
  } catch {
    return [];
  }
}

function write(reports: readonly Report[]): boolean {
  if (reports.length > 0) return reportStore.write(JSON.stringify(reports));
  reportStore.clear();
  return true;
}

/** Forgets a report, because it has arrived or the reader does not want it sent. */
export function forgetReport(id: string): void {
  write(readKept().filter((report) => report.id !== id));
}

/**
 * Keeps a report in this browser until it has arrived, in place of an earlier text of the same report.
 *
 * @returns whether the browser keeps it
 */
export function keepReport(report: Report): boolean {
  return write([...readKept().filter(({id}) => id !== report.id), report]);
}
