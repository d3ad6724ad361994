import {createStore} from './storage';

/** The storage entry for readers' reports that have not arrived (`src/page-tools/feedback/keptReports.ts`). */
export const reportStore = createStore('localStorage', 'millrace.reports');
