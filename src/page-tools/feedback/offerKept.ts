import {createElement} from '../createElement';
import {deliverReport} from './deliverReport';
import {forgetReport, readKept} from './keptReports';
import {openReport} from './openReport';
import type {Report} from './report';
import {readSettings} from './settings';

const CLASS = 'report-kept';

const dayOf = ({time}: Report): string =>
  new Date(time).toLocaleDateString('en-GB', {day: 'numeric', month: 'long', year: 'numeric'});

function createButton(label: string, press: () => void): HTMLButtonElement {
  const button = createElement('button', {type: 'button', className: 'button button--sm button--secondary'}, label);
  button.addEventListener('click', press);
  return button;
}

function createNotice(report: Report, endpoint: string): HTMLElement {
  const text = createElement(
    'p',
    {role: 'status'},
    `Your report of ${dayOf(report)} about “${report.title}” was not sent.`,
  );
  const leave = (): void => {
    notice.remove();
    offerKept();
  };
  const send = createButton('Send now', () => {
    send.disabled = true;
    void deliverReport(report, endpoint).then((failure) => {
      if (failure === null) return leave();
      send.disabled = false;
      text.textContent = failure;
    });
  });
  const edit = createButton('Edit', () => {
    notice.remove();
    openReport(report);
  });
  const discard = createButton('Discard', () => {
    forgetReport(report.id);
    leave();
  });
  const ways = createElement('p', {}, send, ' ', edit, ' ', discard);
  const notice = createElement('section', {className: CLASS, ariaLabel: 'Unsent report'}, text, ways);
  return notice;
}

/** Offers to send a report that did not arrive, one at a time, at the lower edge of the window. */
export function offerKept(): void {
  const {endpoint} = readSettings();
  const [report] = readKept();
  if (endpoint === null || !report || document.querySelector(`.${CLASS}`)) return;
  document.body.append(createNotice(report, endpoint));
}
