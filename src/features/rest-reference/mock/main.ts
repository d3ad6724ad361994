import {parseArgs} from 'node:util';
import {MOCK_API_PORT} from '../../../config/apiBases';
import {createMockApi, mockKeys} from './createMockApi';

/** Serves the mock of the REST API until it is stopped: `npm run mock-api -- --port 4011`. */
const {values} = parseArgs({options: {port: {type: 'string', default: String(MOCK_API_PORT)}}});
const server = await createMockApi();
server.on('error', (error) => {
  console.error(`The mock of the API cannot be served: ${error.message}`);
  process.exitCode = 1;
});
server.listen(Number(values.port), 'localhost', () => {
  console.log(`Mock of the REST API: http://localhost:${values.port}/v1`);
  console.log(`Any API key works. These answer with a failure: ${mockKeys.join(', ')}`);
});
