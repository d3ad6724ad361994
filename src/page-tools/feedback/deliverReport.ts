import {forgetReport, keepReport} from './keptReports';
import type {Report} from './report';
import {sendReport, type Transport} from './sendReport';

const KEPT = 'It is kept in this browser, and you can send it later.';
const NOT_KEPT = 'This browser does not keep it: copy your text before you leave.';

/**
 * Sends a report and keeps it until it has arrived, so that nothing is lost when the tab is closed meanwhile. One that
 * was refused would be refused again, so it stays with the reader, who can change it.
 *
 * @returns why it did not arrive, in words for the reader; `null` when it did
 */
export async function deliverReport(report: Report, endpoint: string, transport?: Transport): Promise<string | null> {
  const kept = keepReport(report);
  const outcome = await sendReport(report, endpoint, transport);
  if (outcome === 'unreachable') return `Your report could not be sent. ${kept ? KEPT : NOT_KEPT}`;
  if (outcome === 'sent') forgetReport(report.id);
  return outcome === 'sent' ? null : `Your report was refused: ${outcome.refused} Change it and try again.`;
}
