import {readFile} from 'node:fs/promises';

/** Reads the headers of all pages from a file of `hosting()`, as static hosts do; none if the build has no such file. */
export async function readHeaders(file: string, baseUrl: string): Promise<Headers> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const [, lines = ''] =
    text
      .split(/^(?=\S)/m)
      .find((block) => block.startsWith(`${baseUrl}*\n`))
      ?.split(/\n(.*)/s) ?? [];
  return new Headers([...lines.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name = '', value = '']) => [name, value]));
}
