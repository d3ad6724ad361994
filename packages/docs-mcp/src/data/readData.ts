import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {DATA_FILE, FORMAT, type DocsData} from './docsData';

/**
 * Reads the data that the package carries. It is the only file the server ever opens.
 *
 * @param folder folder of the program
 * @throws when the file is missing or of another form, with what to do
 */
export function readData(folder: string): DocsData {
  const file = join(folder, DATA_FILE);
  const data = JSON.parse(readFileSync(file, 'utf8')) as DocsData;
  if (data.format !== FORMAT) {
    throw new Error(`${file} has format ${data.format}, and this program reads ${FORMAT}. Build the package again.`);
  }
  return data;
}
