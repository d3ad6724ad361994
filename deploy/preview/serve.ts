import {existsSync} from 'node:fs';
import {resolve} from 'node:path';
import {BASE_URL} from '../../src/config/addresses';
import {readPort} from '../../src/config/environment';
import {createPreviewServer} from './createPreviewServer';

const plain = process.argv.includes('--plain');
const folder = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? 'build';
const buildDir = resolve(folder);
const port = readPort(3000);

if (!existsSync(resolve(buildDir, 'index.html'))) {
  console.error(`There is no built site in ${folder}/. Run npm run build first.`);
  process.exit(1);
}

const server = createPreviewServer({buildDir, plain});
server.on('error', (error: NodeJS.ErrnoException) => {
  const reason =
    error.code === 'EADDRINUSE' ? `port ${port} is taken; choose another: PORT=3001 npm run serve` : error.message;
  console.error(`The site cannot be served: ${reason}`);
  process.exit(1);
});
server.listen(port, () => console.log(`Millrace Docs: http://localhost:${port}${BASE_URL}`));
