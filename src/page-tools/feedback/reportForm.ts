import {createElement} from '../createElement';
import {QUESTIONS} from './reasons';
import {TEXT_LIMIT, type Report} from './report';
import type {ReportSettings} from './settings';

/** The parts of a report's dialog that change. */
export type ReportForm = {
  readonly dialog: HTMLDialogElement;
  readonly form: HTMLFormElement;
  readonly text: HTMLTextAreaElement;
  /** How much room is left. */
  readonly room: HTMLElement;
  /** How the sending went. */
  readonly status: HTMLElement;
  readonly submit: HTMLButtonElement;
};

const ID = 'report';

function createReasons({kind, reason}: Report): HTMLElement {
  const {question, reasons} = QUESTIONS[kind];
  const choices = reasons.map((value) => {
    const choice = createElement('input', {type: 'radio', name: 'reason', value, required: true});
    choice.defaultChecked = value === reason;
    return createElement('label', {}, choice, ` ${value}`);
  });
  return createElement('fieldset', {}, createElement('legend', {}, question), ...choices);
}

function describePlace({title, version, heading, quote}: Report): Node[] {
  const place = [title, version, heading].filter(Boolean).join(' · ');
  const lines = [createElement('p', {className: 'report__place'}, place)];
  return quote ? [...lines, createElement('p', {className: 'report__quote'}, quote)] : lines;
}

/** What is sent, and where to: said before it is. */
const explain = ({endpoint}: ReportSettings): string =>
  endpoint === null
    ? 'Opens a new issue on GitHub, filled in, in a new tab. Nothing is published until you submit it there.'
    : `Sent to ${new URL(endpoint).host}: your answer, the page, its version and its build. Nothing about you.`;

/** Builds the dialog in which a reader writes a report. */
export function createReportForm(report: Report, settings: ReportSettings): ReportForm {
  const heading = createElement('h2', {id: `${ID}-title`}, QUESTIONS[report.kind].title);
  const text = createElement('textarea', {id: `${ID}-text`, rows: 4, maxLength: TEXT_LIMIT, value: report.text});
  const room = createElement('p', {id: `${ID}-room`, className: 'report__note'});
  text.setAttribute('aria-describedby', room.id);
  const label = createElement('label', {htmlFor: text.id}, 'Details (optional)');
  const status = createElement('p', {className: 'report__status', role: 'alert'});
  const submit = createElement(
    'button',
    {type: 'submit', className: 'button button--primary'},
    settings.endpoint === null ? 'Open an issue' : 'Send',
  );
  const cancel = createElement('button', {type: 'button', className: 'report__close', value: 'close'}, 'Cancel');
  const note = createElement('p', {className: 'report__note'}, explain(settings));
  const ways = createElement('div', {className: 'report__ways'}, submit, cancel);
  const parts = [heading, ...describePlace(report), createReasons(report), label, text, room, note, status, ways];
  const form = createElement('form', {}, ...parts);
  const dialog = createElement('dialog', {className: 'report'}, form);
  dialog.setAttribute('aria-labelledby', heading.id);
  return {dialog, form, text, room, status, submit};
}
