import type {McpServer} from '@modelcontextprotocol/server';
import * as z from 'zod';
import type {Docs} from '../data/createDocs';
import {findPage} from '../data/findPage';
import {answer, createArguments, READ_ONLY, toolArguments} from '../answers';

/** GitHub refuses longer addresses. */
const MAX_ADDRESS = 8000;

const createSchema = (docs: Docs) => {
  const {page} = createArguments(docs);
  return toolArguments({
    title: z.string().min(1).max(120).describe('The problem in one line'),
    details: z
      .string()
      .max(4000)
      .default('')
      .describe('What is wrong or missing, what you expected, and how you found it'),
    page: page.optional(),
  });
};

const SUMMARY =
  'Prepares a report about a mistake or gap in the documentation: returns a link that opens a prefilled issue, for the ' +
  'user to read and submit. Sends nothing.';

type Report = {readonly title: string; readonly details: string; readonly origin: string};

function writeLink(form: string, title: string, body: string): string {
  const link = new URL(form);
  link.searchParams.set('title', title);
  link.searchParams.set('body', body);
  return link.href;
}

/** The link with as much of the details as fits into an address. */
function fitLink(form: string, {title, details, origin}: Report): {readonly link: string; readonly isCut: boolean} {
  let kept = [...details];
  let link = writeLink(form, title, details + origin);
  while (link.length > MAX_ADDRESS && kept.length > 0) {
    kept = kept.slice(0, Math.floor(kept.length * 0.8));
    link = writeLink(form, title, `${kept.join('')}…${origin}`);
  }
  return {link, isCut: kept.length < [...details].length};
}

/** Adds the tool that prepares a report. */
export function addReportProblem(server: McpServer, docs: Docs): void {
  server.registerTool(
    'report_problem',
    {title: 'Report a problem', description: SUMMARY, inputSchema: createSchema(docs), annotations: READ_ONLY},
    ({title, details, page: address}) => {
      const page = address === undefined ? undefined : findPage(address, docs).page;
      const {sourceOf, issueUrl = ''} = docs.site;
      const source = page && sourceOf ? `\nSource: ${sourceOf(page.path)}` : '';
      const origin = page ? `\n\nPage: ${docs.addressOf(page.path)}${source}` : '';
      const {link, isCut} = fitLink(issueUrl, {title, details, origin});
      const note = isCut ? ' The details were too long for a link and are cut; add the rest in the form.' : '';
      return answer(`Nothing was sent. The user can read and submit the report here:${note}\n\n${link}`);
    },
  );
}
