import type {AddressInfo} from 'node:net';
import {parseArgs} from 'node:util';
import {MOCK_API_PORT} from '../../../config/apiBases';
import {parsePort} from '../../../config/environment';
import {createMockApi, mockKeys} from './createMockApi';

/** Runs the mock of the REST API until it's stopped: `npm run mock-api -- --port 4011`. */
async function run(): Promise<void> {
  const {values} = parseArgs({options: {port: {type: 'string', default: String(MOCK_API_PORT)}}});
  const port = parsePort('--port', values.port);
  const server = await createMockApi();
  server.on('error', handleError);
  server.listen(port, 'localhost', () => {
    console.log(`Mock of the REST API: http://localhost:${(server.address() as AddressInfo).port}/v1`);
    console.log(`Any API key works. These answer with a failure: ${mockKeys.join(', ')}`);
  });
}

function handleError({message}: Error): void {
  console.error(`The mock of the API cannot be served: ${message}`);
  process.exitCode = 1;
}

run().catch(handleError);
