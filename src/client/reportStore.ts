import {createStore} from 'docusaurus-theme-document-first/client';
import {REPORTS_KEY} from '../config/reports';

/** Readers' reports that have not arrived (`src/page-tools/feedback/keptReports.ts`). */
export const reportStore = createStore('localStorage', REPORTS_KEY);
