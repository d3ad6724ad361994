import {existsSync} from 'node:fs';
import {resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {BASE_URL} from '../../src/config/addresses';
import {readPort} from '../../src/config/environment';
import {createPreviewServer} from './createPreviewServer';

/** Only this machine, unless other ones are asked for: a preview is not meant for a network. */
const LOOPBACK = '127.0.0.1';

function serve(): void {
  const {values, positionals} = parseArgs({
    options: {plain: {type: 'boolean', default: false}, host: {type: 'string', default: LOOPBACK}},
    allowPositionals: true,
  });
  const folder = positionals[0] ?? 'build';
  const buildDir = resolve(folder);
  const port = readPort(3000);
  if (!existsSync(resolve(buildDir, 'index.html')))
    throw new Error(`There is no built site in ${folder}/. Run npm run build first.`);
  const server = createPreviewServer({buildDir, plain: values.plain});
  server.on('error', (error: NodeJS.ErrnoException) => {
    const reason =
      error.code === 'EADDRINUSE' ? `port ${port} is taken; choose another: PORT=3001 npm run serve` : error.message;
    console.error(`The site cannot be served: ${reason}`);
    process.exit(1);
  });
  const name = values.host === LOOPBACK ? 'localhost' : values.host;
  server.listen(port, values.host, () => console.log(`Millrace Docs: http://${name}:${port}${BASE_URL}`));
}

try {
  serve();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
