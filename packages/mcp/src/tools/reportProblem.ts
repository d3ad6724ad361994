import type {McpServer} from '@modelcontextprotocol/server';
import * as z from 'zod';
import {REPOSITORY_URL} from '../../../../src/config/addresses';
import {sourceOfRoute} from '../../../../src/config/versions';
import type {Docs} from '../data/createDocs';
import {findPage} from '../data/findPage';
import {answer, pageArgument, READ_ONLY} from './tool';

/** GitHub refuses longer addresses. */
const MAX_ADDRESS = 8000;

const inputSchema = z.strictObject({
  title: z.string().min(1).max(120).describe('The problem in one line'),
  details: z
    .string()
    .max(4000)
    .default('')
    .describe('What is wrong or missing, what you expected, and how you found it'),
  page: pageArgument.optional(),
});

const SUMMARY =
  'Prepares a report about a mistake or gap in the documentation: returns a link that opens a prefilled issue, for the ' +
  'user to read and submit. Sends nothing.';

function writeLink(title: string, body: string): string {
  const link = new URL(`${REPOSITORY_URL}/issues/new`);
  link.searchParams.set('title', title);
  link.searchParams.set('body', body);
  return link.href;
}

/** The link with as much of the details as fits into an address. */
function fitLink(title: string, details: string, origin: string): {readonly link: string; readonly isCut: boolean} {
  let kept = [...details];
  let link = writeLink(title, details + origin);
  while (link.length > MAX_ADDRESS && kept.length > 0) {
    kept = kept.slice(0, Math.floor(kept.length * 0.8));
    link = writeLink(title, `${kept.join('')}…${origin}`);
  }
  return {link, isCut: kept.length < [...details].length};
}

/** Adds the tool that prepares a report. */
export function addReportProblem(server: McpServer, docs: Docs): void {
  server.registerTool(
    'report_problem',
    {title: 'Report a problem', description: SUMMARY, inputSchema, annotations: READ_ONLY},
    ({title, details, page: address}) => {
      const page = address === undefined ? undefined : findPage(address, docs).page;
      const origin = page ? `\n\nPage: ${docs.addressOf(page.path)}\nSource: ${sourceOfRoute(page.path)}` : '';
      const {link, isCut} = fitLink(title, details, origin);
      const note = isCut ? ' The details were too long for a link and are cut; add the rest in the form.' : '';
      return answer(`Nothing was sent. The user can read and submit the report here:${note}\n\n${link}`);
    },
  );
}
