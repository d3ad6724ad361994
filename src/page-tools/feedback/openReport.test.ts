/** @jest-environment jsdom */
import {afterEach, beforeEach, describe, expect, it, jest} from '@jest/globals';
import {fireEvent, screen, within} from '@testing-library/dom';
import {reportStore} from '../../client/reportStore';
import {timings} from '../../timings';
import {readKept} from './keptReports';
import {offerKept} from './offerKept';
import {openReport} from './openReport';
import {TEXT_LIMIT, type Report} from './report';
import {testReport} from './testReport';

const fetch = jest.fn<typeof window.fetch>();
const clicked = jest.fn<(href: string) => void>();
const draft = (changes: Partial<Report> = {}): Report => testReport({reason: '', text: '', ...changes});

const setEndpoint = (endpoint: string): void => {
  document.head.innerHTML = `<script type="text/plain" data-page-tools data-build="0123456" ${endpoint}></script>`;
};
const answer = (status: number, body = ''): void => {
  const headers = new Headers({'content-type': 'text/plain'});
  const response = {ok: status < 400, status, headers, text: () => Promise.resolve(body)};
  fetch.mockResolvedValue(response as Response);
};
/** Longer than all attempts and pauses. */
const settle = (): Promise<void> => jest.advanceTimersByTimeAsync(10 * timings.reportRetry);
const fill = (text: string): HTMLTextAreaElement => {
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', {name: 'Details (optional)', hidden: true});
  fireEvent.input(field, {target: {value: text}});
  return field;
};
const choose = (name: string): boolean => fireEvent.click(screen.getByRole('radio', {name, hidden: true}));
const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', {name, hidden: true}));

beforeEach(() => {
  jest.useFakeTimers();
  reportStore.clear();
  document.body.innerHTML = '';
  setEndpoint('');
  window.fetch = fetch.mockReset();
  // Neither a dialog nor a new tab is known to jsdom.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.dispatchEvent(new Event('close'));
  };
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    clicked(this.href);
  });
  clicked.mockReset();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a report as an issue', () => {
  it('needs a reason, shows the place and quote, and opens the filled-in issue', () => {
    openReport(draft());
    const dialog = screen.getByRole('dialog', {name: 'Report a problem'});
    expect(dialog).toHaveTextContent('Limits · v2 · Memory');
    expect(within(dialog).getByText('The default is 256MB.')).toBeInTheDocument();
    press('Open an issue');
    expect(clicked).not.toHaveBeenCalled();
    choose('It is wrong');
    fill(' Changed. ');
    press('Open an issue');
    expect(new URL(String(clicked.mock.calls[0]?.[0])).searchParams.get('body')).toMatch(
      /Reason: It is wrong[^]*\n\nChanged\.$/,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Submit it there');
    expect(fetch).not.toHaveBeenCalled();
    press('Close');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the limit of the text and holds it', () => {
    openReport(draft());
    expect(fill('abc').maxLength).toBe(TEXT_LIMIT);
    expect(screen.getByText('1,497 characters left')).toBeInTheDocument();
    expect(fill('👩'.repeat(TEXT_LIMIT / 2)).value.length).toBeLessThan(TEXT_LIMIT);
    expect(screen.getByText('A link to GitHub has no room for more.')).toBeInTheDocument();
  });
});

describe('a report to an endpoint', () => {
  beforeEach(() => setEndpoint('data-feedback-url="https://reports.example/new"'));

  const send = (): void => {
    openReport(draft());
    choose('It is wrong');
    fill('Changed.');
    press('Send');
  };

  it('says what is sent where, sends it, and keeps nothing', async () => {
    answer(204);
    send();
    expect(screen.getByText(/^Sent to reports\.example/)).toBeInTheDocument();
    await settle();
    expect(screen.getByRole('status')).toHaveTextContent('Thank you. Your report was sent.');
    expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body))).toEqual(testReport({text: 'Changed.'}));
    expect(readKept()).toEqual([]);
  });

  it('keeps what did not arrive, also in the field, and offers it again', async () => {
    answer(500);
    send();
    await settle();
    expect(screen.getByRole('alert')).toHaveTextContent('It is kept in this browser');
    expect(screen.getByRole('button', {name: 'Try again'})).toHaveFocus();
    expect(fetch).toHaveBeenCalledTimes(3);
    expect(readKept()).toEqual([testReport({text: 'Changed.'})]);
    expect(screen.getByRole('textbox')).toHaveValue('Changed.');
    press('Cancel');
    offerKept();
    expect(screen.getByRole('region', {name: 'Unsent report'})).toHaveTextContent(
      'Your report of 21 November 2026 about “Limits” was not sent.',
    );
    answer(200);
    press('Send now');
    await settle();
    expect(screen.queryByRole('region')).toBeNull();
    expect(readKept()).toEqual([]);
  });

  it('says so when the browser does not keep it', async () => {
    answer(500);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    send();
    await settle();
    expect(screen.getByRole('alert')).toHaveTextContent('copy your text before you leave');
  });

  it('says why it was refused, and can be changed', async () => {
    answer(400, 'The text is too short.');
    send();
    await settle();
    expect(screen.getByRole('alert')).toHaveTextContent('Your report was refused: The text is too short.');
    expect(screen.getByRole('textbox')).toHaveValue('Changed.');
    answer(200);
    press('Try again');
    await settle();
    expect(screen.getByRole('status')).toHaveTextContent('Thank you');
  });

  it('lets the reader edit or discard what was kept', () => {
    reportStore.write(JSON.stringify([testReport({text: 'Kept.'})]));
    offerKept();
    offerKept();
    press('Edit');
    expect(screen.getByRole('textbox')).toHaveValue('Kept.');
    expect(screen.getByRole('radio', {name: 'It is wrong'})).toBeChecked();
    press('Cancel');
    offerKept();
    press('Discard');
    expect(readKept()).toEqual([]);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
