import type { ScratchDatabase } from '@bearings/embedded-postgres';
import { Pool } from 'pg';
import { SharedConnections } from '../../platform/database/shared-connections.js';
import { BUSY_CONNECT_MS, createTestDatabase } from '../support/test-database.js';

let database: ScratchDatabase;
let pool: Pool;
let shared: SharedConnections;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => {
  const options = { pipeline: true, connectionTimeoutMillis: BUSY_CONNECT_MS };
  pool = new Pool({ connectionString: database.url, max: 10, ...options });
  // As in the application: pg would end the process for a lost connection.
  pool.on('connect', (client) => client.on('error', () => undefined));
  shared = new SharedConnections(pool);
});
afterEach(() => pool.end());

interface Reply {
  process: number;
  given: number;
}

const NAMED = {
  name: 'given',
  text: 'select pg_backend_pid() as process, $1::int as given, pg_sleep($2::float) is null as slept',
};

async function send(given: number, seconds = 0): Promise<Reply> {
  const { rows } = await shared.query<Reply>({ ...NAMED, values: [given, seconds] });
  expect(rows).toHaveLength(1);
  return rows[0] ?? { process: 0, given: 0 };
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

const processesOf = (replies: Reply[]): number[] => [
  ...new Set(replies.map((reply) => reply.process)),
];

it('sends eight statements at a time over one connection, each with a reply of its own', async () => {
  const replies = await Promise.all(numbers(20).map((given) => send(given)));
  expect(replies.map(({ given }) => given)).toEqual(numbers(20));
  expect(processesOf(replies)).toHaveLength(3);
});

it('gives the connection back when all have their replies', async () => {
  await Promise.all(numbers(5).map((given) => send(given)));
  expect([pool.totalCount, pool.idleCount]).toEqual([1, 1]);
  const again = await Promise.all([send(1), pool.query('select 1')]);
  expect(again[0].given).toBe(1);
  expect(pool.totalCount).toBe(2);
});

it('takes a free place on a connection that is under way', async () => {
  const slow = send(0, 0.5);
  const quick = await Promise.all(numbers(8).map((given) => send(given)));
  const later = send(9);
  expect((await later).given).toBe(9);
  expect(processesOf([await slow, ...quick, await later])).toHaveLength(2);
});

it('fails one statement alone, and closes its connection after the others', async () => {
  const before = send(1);
  const fails = shared.query({ text: 'select 1 / $1::int', values: [0] });
  const after = send(2);
  await expect(fails).rejects.toThrow('division by zero');
  const replies = [await before, await after];
  expect(replies.map(({ given }) => given)).toEqual([1, 2]);
  expect(processesOf(replies)).toHaveLength(1);
  expect(pool.totalCount).toBe(0);
  expect(processesOf([...replies, await send(3)])).toHaveLength(2);
});

it('fails what a lost connection had under way, and works on', async () => {
  const { process } = await send(1);
  const lost = [send(2, 30), send(3)];
  const failures = Promise.allSettled(lost);
  await pool.query('select pg_terminate_backend($1)', [process]);
  expect((await failures).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await send(4)).given).toBe(4);
});

it('fails all that waited for a connection that was refused, and works on', async () => {
  let isRefused = true;
  const connect = jest.fn(() =>
    isRefused ? Promise.reject(new Error('Refused.')) : pool.connect(),
  );
  shared = new SharedConnections({ connect });
  const sent = await Promise.allSettled([send(1), send(2)]);
  expect(sent.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(connect).toHaveBeenCalledTimes(1);
  isRefused = false;
  expect((await send(3)).given).toBe(3);
});
