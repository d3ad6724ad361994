import {ProtocolErrorCode, type JSONRPCMessage, type Transport} from '@modelcontextprotocol/server';

type Issue = {readonly path?: readonly unknown[]; readonly message?: string};

/** Formats an error of the library about an invalid request on one line. The library prints schema issues as JSON. */
export function formatIssues(message: string): string {
  const start = message.search(/\[\s*\{/);
  if (start < 0) return message;
  try {
    const issues = JSON.parse(message.slice(start)) as readonly Issue[];
    const messages = issues.map(({path = [], message: text = 'Invalid input'}) =>
      path.length > 0 ? `${path.map(String).join('.')}: ${text}` : text,
    );
    return (message.slice(0, start) || 'Invalid request: ') + [...new Set(messages)].join('; ');
  } catch {
    return message;
  }
}

/** Formats an error response. The library reports invalid parameters as its own error (-32603). */
export function formatErrorResponse(answer: JSONRPCMessage): JSONRPCMessage {
  if (!('error' in answer)) return answer;
  const {code, message: given} = answer.error;
  const message = formatIssues(given);
  const isInvalid = message !== given && code === ProtocolErrorCode.InternalError;
  return {...answer, error: {...answer.error, code: isInvalid ? ProtocolErrorCode.InvalidParams : code, message}};
}

/** Wraps the `send` method of a transport to format its errors, and returns the same transport. */
export function withFormattedErrors(transport: Transport): Transport {
  const send = transport.send.bind(transport);
  transport.send = (message, options) => send(formatErrorResponse(message), options);
  return transport;
}
