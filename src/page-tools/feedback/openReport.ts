import {createElement} from '../createElement';
import {deliverReport} from './deliverReport';
import {findPlace} from './findPlace';
import {fitText, issueUrlOf, TEXT_LIMIT, type Place, type Report, type ReportKind} from './report';
import {createReportForm, type ReportForm} from './reportForm';
import {readSettings, type ReportSettings} from './settings';

const createId = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');

/** A report without words, about a place on the page. */
function draftReport(kind: ReportKind, place: Place): Report {
  const time = new Date().toISOString();
  return {...place, id: createId(), kind, reason: '', text: '', build: readSettings().build, time};
}

/** Holds the text to what can be sent: to the limit, and in an issue to what an address has room for. */
function holdText({text, room}: ReportForm, read: () => Report, {endpoint}: ReportSettings): void {
  const fitting = endpoint === null ? fitText(read()) : text.value;
  const full = fitting.length < text.value.length;
  if (full) text.value = fitting;
  const left = TEXT_LIMIT - text.value.length;
  room.textContent = full
    ? 'A link to GitHub has no room for more.'
    : `${left.toLocaleString('en-GB')} characters left`;
}

/** Takes the place of the form once there is nothing more to do. */
function finish({dialog, form}: ReportForm, ...content: readonly (Node | string)[]): void {
  const close = createElement('button', {type: 'button', className: 'button button--primary', value: 'close'}, 'Close');
  form.replaceChildren(createElement('p', {role: 'status'}, ...content), close);
  if (dialog.open) close.focus();
}

function openIssue(parts: ReportForm, report: Report): void {
  const link = createElement('a', {href: issueUrlOf(report), target: '_blank', rel: 'noopener'}, 'Open it again');
  link.click();
  finish(parts, 'The issue is filled in, in a new tab. Submit it there to publish it. ', link);
}

async function send(parts: ReportForm, report: Report, endpoint: string): Promise<void> {
  const {status, submit} = parts;
  submit.disabled = true;
  submit.textContent = 'Sending…';
  status.textContent = '';
  const failure = await deliverReport(report, endpoint);
  if (failure === null) return finish(parts, 'Thank you. Your report was sent.');
  submit.disabled = false;
  submit.textContent = 'Try again';
  status.textContent = failure;
  // On a phone, the end of the dialog may be out of view; a disabled button has lost the focus.
  if (parts.dialog.open) submit.focus();
}

/** Opens the dialog for a report: a new one, or one that did not arrive. */
export function openReport(report: Report): void {
  const settings = readSettings();
  const parts = createReportForm(report, settings);
  const {dialog, form, text} = parts;
  const read = (): Report => ({
    ...report,
    reason: String(new FormData(form).get('reason') ?? ''),
    text: text.value.trim(),
  });
  text.addEventListener('input', () => holdText(parts, read, settings));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (settings.endpoint === null) openIssue(parts, read());
    else void send(parts, read(), settings.endpoint);
  });
  dialog.addEventListener('click', ({target}) => {
    if (target === dialog || (target instanceof HTMLButtonElement && target.value === 'close')) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  holdText(parts, read, settings);
  document.body.append(dialog);
  dialog.showModal();
}

/** Opens the dialog for a new report about where the reader is. */
export function startReport(kind: ReportKind, place: Place = findPlace()): void {
  openReport(draftReport(kind, place));
}

/** Opens the dialog for a problem with the selected text or, without one, with the section that is read. */
export function reportProblem(): void {
  startReport('problem');
}
