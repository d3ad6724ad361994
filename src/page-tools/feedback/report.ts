import {createIssueUrl, ISSUE_URL_LIMIT} from '../../config/issueUrl';

/** What a report is about: an answer to the question at the end of a page, or a problem. */
export type ReportKind = 'helpful' | 'unhelpful' | 'problem';

/** Where on the site a reader was. */
export type Place = {
  /** Full address, with the anchor of the section. */
  readonly page: string;
  readonly title: string;
  readonly version: string;
  /** Heading of the section; empty above the first one. */
  readonly heading: string;
  /** Text that the reader selected; empty without a selection. */
  readonly quote: string;
};

/** What a reader reports. Nothing in it tells who the reader is. */
export type Report = Place & {
  /** Tells a report that is sent twice from two reports. */
  readonly id: string;
  readonly kind: ReportKind;
  readonly reason: string;
  readonly text: string;
  /** Build of the page: a commit or a day. */
  readonly build: string;
  /** When it was written, as an ISO date and time. */
  readonly time: string;
};

/** Longest text of a report, in characters. */
export const TEXT_LIMIT = 1500;

/** Longest quotation, in characters. */
export const QUOTE_LIMIT = 300;

/** Cuts a string to a number of characters, the last of which is then an ellipsis. Characters stay whole. */
export function cut(text: string, limit: number): string {
  const characters = Array.from(text);
  return characters.length <= limit ? text : `${characters.slice(0, limit - 1).join('')}…`;
}

function writeBody({page, version, heading, build, reason, quote, text}: Report): string {
  const facts = [
    ['Page', page],
    ['Version', version],
    ['Section', heading],
    ['Build', build],
    ['Reason', reason],
  ].flatMap(([label, value]) => (value ? [`- ${label}: ${value}`] : []));
  return [facts.join('\n'), quote && `> ${quote}`, text].filter(Boolean).join('\n\n');
}

const toUrl = (report: Report): string => createIssueUrl(`${report.title}: ${report.reason}`, writeBody(report));

/** Whether GitHub accepts the address of a report's issue. An address has bytes only: no other characters are left. */
const isShortEnough = (report: Report): boolean => toUrl(report).length <= ISSUE_URL_LIMIT;

/**
 * The longest beginning of a report's text that has room in an issue, which is all of it for most texts: in an address,
 * a character of another script takes up to twelve.
 */
export function fitText(report: Report): string {
  const characters = Array.from(report.text);
  let low = 0;
  let high = characters.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (isShortEnough({...report, text: characters.slice(0, middle).join('')})) low = middle;
    else high = middle - 1;
  }
  return characters.slice(0, low).join('');
}

/** Address of a new issue with a report, at most as long as GitHub accepts. */
export function issueUrlOf(report: Report): string {
  return toUrl({...report, text: fitText(report)});
}
