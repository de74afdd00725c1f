import { DataSource, type EntityManager } from 'typeorm';
import { dataSourceOptions } from '../../platform/database/database.module.js';
import { errorBody } from '../../platform/http/error-body.js';
import { createTestDatabase } from '../support/test-database.js';
import { pollUntil } from '../support/until.js';

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
    const database = await createTestDatabase();
    const source = new DataSource(dataSourceOptions({ url: database.url, poolSize: 2 }));
    await source.initialize();
    try {
      const brokenTransaction = source.transaction(async (manager) => {
        const [{ pid }] = await manager.query('select pg_backend_pid() as pid');
        await source.query('select pg_terminate_backend($1)', [pid]);
        await pollUntil(() => manager.queryRunner?.isReleased, Boolean);
        await work(manager);
      });
      const error = await brokenTransaction.catch((caught: unknown) => caught);
      expect(errorBody(error)).toMatchObject({ statusCode: 503, code: 'unavailable' });
    } finally {
      await source.destroy();
      await database.drop();
    }
  },
);
