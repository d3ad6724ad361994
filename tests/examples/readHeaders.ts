import {readFile} from 'node:fs/promises';

/** Reads the headers for all pages from a file created by `hosting()`. */
export async function readHeaders(file: string, baseUrl: string): Promise<Headers> {
  const text = await readFile(file, 'utf8');
  const [, lines = ''] =
    text
      .split(/^(?=\S)/m)
      .find((block) => block.startsWith(`${baseUrl}*\n`))
      ?.split(/\n(.*)/s) ?? [];
  const headers = new Headers();
  for (const [, name = '', value = ''] of lines.matchAll(/^ {2}([\w-]+): (.*)$/gm)) headers.append(name, value);
  return headers;
}
