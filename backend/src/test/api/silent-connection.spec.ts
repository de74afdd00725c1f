import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import type { ScratchDatabase } from '@bearings/embedded-postgres';
import { DataSource, type EntityManager } from 'typeorm';
import { createDataSourceOptions } from '../../platform/database/database.module.js';
import { migrate } from '../../platform/database/migrate.js';
import { toErrorBody } from '../../platform/http/error-body.js';
import { createTestDatabase } from '../support/test-database.js';
import { pollUntil } from '../support/until.js';

let database: ScratchDatabase;
let proxy: Server;
let url: string;
/**
 * All connections through the proxy. `dropPacketsSilently` makes the open ones silent: they stay open but
 * pass no more data, as after a failover.
 */
let connections: { client: Socket; isSilent: boolean }[] = [];
const dropPacketsSilently = () => {
  for (const connection of connections) connection.isSilent = true;
};

beforeAll(async () => {
  database = await createTestDatabase();
  const target = new URL(database.url);
  proxy = createServer((client) => {
    const connection = { client, isSilent: false };
    connections.push(connection);
    const server = connect(Number(target.port), target.hostname);
    const pass = (from: Socket, to: Socket) => {
      from.on('data', (data) => void (connection.isSilent || to.write(data)));
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    };
    pass(client, server);
    pass(server, client);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  const viaProxy = new URL(database.url);
  viaProxy.hostname = '127.0.0.1';
  viaProxy.port = String(typeof address === 'object' ? address?.port : 0);
  url = viaProxy.href;
});
afterEach(() => {
  connections = [];
});
afterAll(async () => {
  proxy.close();
  await database.drop();
});

it('a database connection that no longer replies is closed: its query causes a 503, and the next query succeeds', async () => {
  const source = new DataSource(createDataSourceOptions({ url, poolSize: 1 }, 1_000));
  await source.initialize();
  try {
    await source.query('select 1');
    dropPacketsSilently();
    const error: unknown = await source.query('select 1').catch((caught: unknown) => caught);
    expect(toErrorBody(error)).toMatchObject({ statusCode: 503 });
    expect(await source.query('select 2 as two')).toEqual([{ two: 2 }]);
    expect(connections.every(({ client, isSilent }) => client.destroyed === isSilent)).toBe(true);
  } finally {
    await source.destroy();
  }
});

it('the database connections have time limits for idle transactions and lost hosts', async () => {
  const source = new DataSource(createDataSourceOptions({ url, poolSize: 1 }));
  await source.initialize();
  try {
    const names = ['idle_in_transaction_session_timeout', 'tcp_keepalives_idle'];
    const values = await Promise.all(names.map((name) => source.query(`select current_setting($1) as value`, [name])));
    expect(values.flat()).toEqual([{ value: '30s' }, { value: '10' }]);
  } finally {
    await source.destroy();
  }
});

it('a starting process waits until another process has applied the migrations, up to a time limit', async () => {
  const otherSource = new DataSource(createDataSourceOptions({ url: database.url, poolSize: 1 }));
  await otherSource.initialize();
  const holder = otherSource.createQueryRunner();
  try {
    await holder.query('select pg_advisory_lock(4215036)');
    const firstMigration = migrate({ url: database.url, poolSize: 2 }, { limitMs: 600 });
    await expect(firstMigration).rejects.toThrow('it waited 1 s for the migrations of another process');
    const waitingMigration = migrate({ url: database.url, poolSize: 2 });
    await holder.query('select pg_advisory_unlock(4215036)');
    await expect(waitingMigration).resolves.toEqual([]);
  } finally {
    await holder.release();
    await otherSource.destroy();
  }
});

it.each([
  ['a plain SQL query', (manager: EntityManager) => manager.query('select 1')],
  [
    'a query builder',
    (manager: EntityManager) => manager.createQueryBuilder().select('1').from('users', 'u').getRawMany(),
  ],
  ['a query runner', (manager: EntityManager) => manager.queryRunner?.query('select 1')],
])(
  'a database connection lost in a transaction causes a 503, so that the client retries, when it is used by %s',
  async (_, work) => {
    const source = new DataSource(createDataSourceOptions({ url: database.url, poolSize: 2 }));
    await source.initialize();
    try {
      const brokenTransaction = source.transaction(async (manager) => {
        const [{ pid }] = await manager.query('select pg_backend_pid() as pid');
        await source.query('select pg_terminate_backend($1)', [pid]);
        await pollUntil(() => manager.queryRunner?.isReleased, Boolean);
        await work(manager);
      });
      const error = await brokenTransaction.catch((caught: unknown) => caught);
      expect(toErrorBody(error)).toMatchObject({ statusCode: 503, code: 'unavailable' });
    } finally {
      await source.destroy();
    }
  },
);
