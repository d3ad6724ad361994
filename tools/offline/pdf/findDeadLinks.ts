import {getDocumentProxy} from 'unpdf';

/** What this module reads of an annotation. */
type Link = {readonly subtype: string; readonly url?: string; readonly unsafeUrl?: string};

/**
 * Lists the links of a PDF that lead to a place that it does not have. The browser writes them as addresses of the file
 * that it printed.
 */
export async function findDeadLinks(pdf: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const dead: string[] = [];
  for (let sheet = 1; sheet <= document.numPages; sheet += 1) {
    const page = await document.getPage(sheet);
    const links = (await page.getAnnotations()) as readonly Link[];
    const files = links.flatMap(({unsafeUrl, url}) => unsafeUrl ?? url ?? []).filter((url) => url.startsWith('file:'));
    dead.push(...files.map((url) => `sheet ${sheet}: ${url.replace(/^.*#/, '#')}`));
  }
  return dead;
}
