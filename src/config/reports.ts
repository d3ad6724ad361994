/** Entry of the storage for readers' reports that have not arrived (`src/page-tools/feedback/keptReports.ts`). */
export const REPORTS_KEY = 'millrace.reports';
