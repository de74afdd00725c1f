import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { DataSource } from 'typeorm';
import { createDataSourceOptions } from './database.module.js';
import { listMigrations } from './migrate.js';

/** The startup parameters that PgBouncer accepts by default. It refuses a connection with any other. */
const POOLER_PARAMETERS = ['user', 'database', 'application_name', 'client_encoding'];

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

/** Returns the names of the parameters in a startup message of PostgreSQL's protocol. */
function readStartupParameters(message: Buffer): string[] {
  const texts = message.subarray(8).toString('latin1').split('\0').filter(Boolean);
  return texts.filter((_, index) => index % 2 === 0);
}

describe('a database connection', () => {
  let server: Server;
  let url: string;
  let connections = 0;
  let startupParameters: string[] = [];
  beforeAll(async () => {
    // All messages arrive in one packet, as from a server that shuts down as soon as it is ready.
    server = createServer((socket) => {
      connections += 1;
      socket.on('error', () => undefined);
      socket.once('data', (startup: Buffer) => {
        startupParameters = readStartupParameters(startup);
        socket.end(Buffer.concat([AUTHENTICATED_MESSAGE, READY_MESSAGE, SHUTDOWN_MESSAGE]));
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    url = `postgres://someone:secret@127.0.0.1:${typeof address === 'object' ? address?.port : 0}/none`;
  });
  afterAll(() => server.close());

  it('makes the query fail, without ending the process, when the server closes the connection right after login', async () => {
    const source = new DataSource(createDataSourceOptions({ url, poolSize: 2 }));
    await expect(source.initialize()).rejects.toThrow();
    expect(connections).toBeGreaterThan(0);
  });

  it.each([
    ['the application', () => new DataSource(createDataSourceOptions({ url, poolSize: 2 })).initialize()],
    ['migrations', () => listMigrations({ url, poolSize: 2 })],
  ])('of %s sends no startup parameter that a connection pooler refuses', async (_, connect) => {
    startupParameters = [];
    await expect(connect()).rejects.toThrow();
    expect(startupParameters).toEqual(expect.arrayContaining(['user', 'database']));
    expect(startupParameters.filter((name) => !POOLER_PARAMETERS.includes(name))).toEqual([]);
  });
});
