// Sends one request repeatedly on many connections. It does as little work as possible itself,
// because it shares the machine with the measured server.
import { connect } from 'node:net';

/**
 * @typedef {object} Load
 * @property {number} calls number of calls per second
 * @property {number} p50 median response time in milliseconds
 * @property {number} p99 99th percentile of the response times in milliseconds
 */

/**
 * Measures the requests that begin after the first `warmUp` seconds. Earlier requests only open the connections: a busy
 * server accepts new ones slowly, but in production a gateway reuses its connections.
 * @param {string} url
 * @param {(index: number) => string} requestOf returns the bytes of each request
 * @param {{ connections: number, seconds: number, warmUp?: number, awake?: boolean }} options with `awake`, this
 * process loops instead of sleeping, so that the server spends no time on waking it. But it takes a processor core
 * from PostgreSQL.
 * @returns {Promise<Load>}
 */
export async function measureLoad(url, requestOf, { connections, seconds, warmUp = 0, awake = false }) {
  /** @type {number[]} */
  const times = [];
  let index = 0;
  const { port } = new URL(url);
  const startMs = performance.now() + warmUp * 1_000;
  const end = startMs + seconds * 1_000;
  const nextRequest = () => (performance.now() < end ? requestOf(index++) : null);
  const countReply = (/** @type {number} */ sentAt) => {
    if (sentAt >= startMs) times.push(performance.now() - sentAt);
  };
  let isAwake = awake;
  const keepProcessorAwake = () => {
    if (isAwake) setImmediate(keepProcessorAwake);
  };
  keepProcessorAwake();
  try {
    const all = Array.from({ length: connections }, () => sendOnConnection(Number(port), nextRequest, countReply));
    await Promise.all(all);
  } finally {
    isAwake = false;
  }
  const elapsedSeconds = (performance.now() - startMs) / 1_000;
  const sortedTimes = times.toSorted((a, b) => a - b);
  const timeAt = (/** @type {number} */ share) => sortedTimes[Math.floor(share * (sortedTimes.length - 1))] ?? 0;
  return { calls: times.length / elapsedSeconds, p50: timeAt(0.5), p99: timeAt(0.99) };
}

/**
 * Sends one request after the other on one connection, each after the previous reply is complete.
 * @param {number} port
 * @param {() => string | null} next returns the bytes of the next request, or null to close the connection
 * @param {(sentAt: number) => void} count called for each reply
 */
function sendOnConnection(port, next, count) {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1').setNoDelay();
    let restBytes = Buffer.alloc(0);
    let sentTime = 0;
    const sendNext = () => {
      const request = next();
      if (request === null) return socket.end();
      sentTime = performance.now();
      socket.write(request);
    };
    socket.on('connect', sendNext).on('error', reject).on('close', resolve);
    socket.on('data', (data) => {
      restBytes = restBytes.length > 0 ? Buffer.concat([restBytes, data]) : data;
      const head = restBytes.indexOf('\r\n\r\n');
      if (head < 0) return;
      const header = restBytes.toString('latin1', 0, head);
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(header)?.[1]);
      if (restBytes.length < head + 4 + length) return;
      if (!header.startsWith('HTTP/1.1 200')) {
        reject(new Error(`Answered with ${restBytes.toString('utf8')}`));
        socket.destroy();
        return;
      }
      count(sentTime);
      restBytes = Buffer.alloc(0);
      sendNext();
    });
  });
}

/**
 * Returns an HTTP request as it is sent.
 * @param {string} method @param {string} path @param {string} cookie @param {object} [body]
 */
export function requestBytes(method, path, cookie, body) {
  const text = body ? JSON.stringify(body) : '';
  const type = body ? `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n` : '';
  return `${method} ${path} HTTP/1.1\r\nhost: localhost\r\naccept-encoding: br, gzip\r\n${cookie && `cookie: ${cookie}\r\n`}${type}\r\n${text}`;
}

/**
 * Returns the median: if the number of values is even, the lower of the two middle ones; 0 if there are no values.
 * @param {readonly number[]} values
 */
export const median = (values) => values.toSorted((a, b) => a - b)[Math.ceil(values.length / 2) - 1] ?? 0;
