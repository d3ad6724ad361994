import {createHash} from 'node:crypto';

/** The name of a code block in the results of the samples: the same language and code have the same name. */
export function hashSample(lang: string, code: string): string {
  return createHash('sha256').update(`${lang}\n${code.trimEnd()}`).digest('hex').slice(0, 16);
}
