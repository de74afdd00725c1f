import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { DataSource } from 'typeorm';
import { createDataSourceOptions } from './database.module.js';

/** Returns a message of PostgreSQL's protocol: type, length and body. */
function createServerMessage(letter: string, content: string): Buffer {
  const body = Buffer.from(content, 'latin1');
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(letter), length, body]);
}

const AUTHENTICATED_MESSAGE = createServerMessage('R', '\0\0\0\0');
const READY_MESSAGE = createServerMessage('Z', 'I');
const SHUTDOWN_MESSAGE = createServerMessage('E', 'SFATAL\0C57P01\0Mterminating connection\0\0');

describe('a database connection', () => {
  let server: Server;
  let connections = 0;
  beforeAll(async () => {
    // All messages arrive in one packet, as from a server that shuts down as soon as it is ready.
    server = createServer((socket) => {
      connections += 1;
      socket.on('error', () => undefined);
      socket.once('data', () => socket.end(Buffer.concat([AUTHENTICATED_MESSAGE, READY_MESSAGE, SHUTDOWN_MESSAGE])));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => server.close());

  it('makes the query fail, without ending the process, when the server closes the connection right after login', async () => {
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const url = `postgres://someone:secret@127.0.0.1:${port}/none`;
    const source = new DataSource(createDataSourceOptions({ url, poolSize: 2 }));
    await expect(source.initialize()).rejects.toThrow();
    expect(connections).toBeGreaterThan(0);
  });
});
