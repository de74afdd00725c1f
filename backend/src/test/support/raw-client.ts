import { connect } from 'node:net';

/** A reply, parsed from the bytes that were received. */
export interface RawReply {
  status: number;
  /** The headers by name, in lower case. */
  headers: Record<string, string>;
  text: string;
}

export interface RawRequest {
  method?: string;
  /** The request target, which is sent unchanged: a path, perhaps percent-encoded, or an absolute URI. */
  target: string;
  headers?: readonly string[];
  body?: string;
}

const toRequestText = ({ method = 'GET', target, headers = [], body }: RawRequest): string => {
  const typeHeaders =
    body === undefined ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`];
  const lines = [`${method} ${target} HTTP/1.1`, 'host: localhost', ...headers, ...typeHeaders];
  return `${lines.join('\r\n')}\r\n\r\n${body ?? ''}`;
};

/**
 * Sends all requests over one connection without waiting for replies. Returns the replies in the order of the requests.
 */
export function sendRawRequests(url: string, requests: readonly RawRequest[]): Promise<RawReply[]> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    const replies: RawReply[] = [];
    let restBytes = Buffer.alloc(0);
    const end = (): void => {
      socket.destroy();
      resolve(replies);
    };
    socket.on('error', reject).on('close', end);
    socket.on('data', (chunk) => {
      restBytes = Buffer.concat([restBytes, chunk]);
      for (;;) {
        const request = requests[replies.length];
        const readReplyResult = request && readReply(restBytes, request.method === 'HEAD');
        if (!readReplyResult) return;
        replies.push(readReplyResult.reply);
        restBytes = restBytes.subarray(readReplyResult.bytes);
        if (replies.length === requests.length) return end();
      }
    });
    socket.write(requests.map(toRequestText).join(''));
  });
}

/** Returns the reply at the start of the bytes and its length in bytes; null if it is incomplete. */
function readReply(bytes: Buffer, isHead: boolean): { reply: RawReply; bytes: number } | null {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const [first = '', ...lines] = bytes.toString('latin1', 0, end).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.split(':', 1)[0]?.toLowerCase() ?? '', line.replace(/^[^:]*: ?/, '')]),
  );
  const status = Number(first.split(' ')[1]);
  const length = isHead || status === 304 ? 0 : Number(headers['content-length'] ?? 0);
  if (bytes.length < end + 4 + length) return null;
  const text = bytes.toString('utf8', end + 4, end + 4 + length);
  return { reply: { status, headers, text }, bytes: end + 4 + length };
}
