/** Names the first `.gz` or `.br` of a build that does not unpack to the file beside it; ends with 1 if there is one. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';

const unpackBy = {'.gz': gunzipSync, '.br': brotliDecompressSync};
const [, , build = 'build'] = process.argv;

function isRight(form, file, unpack) {
  try {
    return unpack(readFileSync(form)).equals(readFileSync(file));
  } catch {
    return false;
  }
}

for (const name of readdirSync(build, {recursive: true})) {
  const unpack = unpackBy[name.slice(-3)];
  const form = join(build, name);
  const file = form.slice(0, -3);
  if (!unpack || !existsSync(file) || isRight(form, file, unpack)) continue;
  console.log(name);
  process.exit(1);
}
