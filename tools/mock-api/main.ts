import {MOCK_API_PORT} from '../../src/config/apiBases';
import {createMockApi, mockKeys} from './createMockApi';

const server = await createMockApi();
server.on('error', (error) => {
  console.error(`The mock of the API cannot be served: ${error.message}`);
  process.exitCode = 1;
});
server.listen(MOCK_API_PORT, 'localhost', () => {
  console.log(`Mock of the REST API: http://localhost:${MOCK_API_PORT}/v1`);
  console.log(`Any API key works. These answer with a failure: ${mockKeys.join(', ')}`);
});
