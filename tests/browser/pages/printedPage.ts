import type {Page} from '@playwright/test';
import {extractText} from 'unpdf';
import {DocsPage} from './docsPage';

/** Text without spaces and in one form of each letter: a print breaks lines where it likes and joins letters. */
export const squeeze = (text: string): string => text.normalize('NFKC').replace(/[\s\u200B\u00AD]+/g, '');

/** What is at the foot of each sheet; the file has it before the text of the sheet. */
const FOOT = /^\s*\d+\s*\/\s*\d+\s*Millrace Docs/;

/** A page on paper. */
export class PrintedPage {
  constructor(readonly page: Page) {}

  /** Opens and prints a page, and reads back the text of each sheet of paper. */
  async print(path: string): Promise<string[]> {
    await new DocsPage(this.page).openDocument(path);
    return this.printOpen();
  }

  /** Prints the page that is open. */
  async printOpen(): Promise<string[]> {
    const file = await this.page.pdf({format: 'A4'});
    const {text} = await extractText(new Uint8Array(file), {mergePages: false});
    return text.map((sheet) => sheet.replace(FOOT, ''));
  }
}
