import type {JSONRPCMessage, Transport} from '@modelcontextprotocol/server';

type Issue = {readonly path?: readonly unknown[]; readonly message?: string};

/** What the library says of a request that it can't read, in one line: it prints the issues of the schema as JSON. */
export function formatIssues(message: string): string {
  const start = message.search(/\[\s*\{/);
  if (start < 0) return message;
  try {
    const issues = JSON.parse(message.slice(start)) as readonly Issue[];
    const said = issues.map(({path = [], message: text = 'Invalid input'}) =>
      path.length > 0 ? `${path.map(String).join('.')}: ${text}` : text,
    );
    return (message.slice(0, start) || 'Invalid request: ') + [...new Set(said)].join('; ');
  } catch {
    return message;
  }
}

function formatAnswer(answer: JSONRPCMessage): JSONRPCMessage {
  if (!('error' in answer)) return answer;
  return {...answer, error: {...answer.error, message: formatIssues(answer.error.message)}};
}

/** Changes a transport so that the errors it sends are readable, and returns it. */
export function withReadableErrors(transport: Transport): Transport {
  const send = transport.send.bind(transport);
  transport.send = (message, options) => send(formatAnswer(message), options);
  return transport;
}
