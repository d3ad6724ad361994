import {loadApiHosts} from '../../../src/rest-reference/mock/apiHosts';
import {callOperation} from '../../../src/rest-reference/mock/callOperation';
import type {Reply, StubRequest} from '../../../src/rest-reference/mock/readRequest';

const MESSAGES = [
  {title: 'Gale warning lifted', link: 'https://feeds.harbour.example/notices/41'},
  {title: 'New fuel prices', link: 'https://feeds.harbour.example/notices/42'},
];

function streamEvents(): Reply {
  const lines = MESSAGES.map(
    (event, index) => `id: 16901988${index}\nevent: emits\ndata: ${JSON.stringify({event})}\n\n`,
  );
  return {headers: {'content-type': 'text/event-stream'}, body: `:sse-handshake\n\n${lines.join('')}`};
}

/** The answer of a host of the platform: the REST API by its document, streams, and the endpoints of workflows. */
export async function answerPlatform(request: StubRequest): Promise<Reply | undefined> {
  const {hostname, origin, pathname} = request.url;
  if (pathname.endsWith('/emits') || pathname.endsWith('/observations') || pathname.endsWith('/sse'))
    return streamEvents();
  const host = (await loadApiHosts()).find((one) => one.origin === origin);
  if (host) return callOperation(host, request);
  if (hostname.endsWith('.m.millrace.example')) {
    return {headers: {'content-type': 'text/html'}, body: '<p>Success. The workflow has your event.</p>\n'};
  }
  return undefined;
}
