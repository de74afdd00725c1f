import { randomUUID } from 'node:crypto';
import { hasRedis } from '@bearings/processes';
import { Redis } from 'ioredis';
import {
  createVisitorWithAssessment,
  createReportOwner,
  payForReport,
  waitUntilReportReady,
  verifyPayment,
} from '../support/buyer.js';
import { BullQueue } from '../../platform/work/bull-queue.js';
import { findMailTo } from '../support/mailbox.js';
import { RedisServer } from '../support/redis-server.js';
import { startTestApi, type TestApi } from '../support/test-api.js';
import { pollUntil } from '../support/until.js';
import { stopPolling } from '../support/work.js';

if (!hasRedis()) console.warn('SKIPPED: there is no redis-server here, so Bull is not tested.');

(hasRedis() ? describe : describe.skip)('the queue on Redis', () => {
  const redis = new RedisServer();
  let api: TestApi;
  beforeAll(async () => {
    await redis.start();
    api = await startTestApi({ redisUrl: redis.url });
  });
  afterAll(async () => {
    try {
      await api.close();
    } finally {
      await redis.stop();
    }
  });

  it('carries the jobs of a paid report and its email, which start without polling', async () => {
    stopPolling(api);
    await createReportOwner(api, 'bull@example.org');
    await findMailTo(api, 'bull@example.org', /report is ready/);
    jest.restoreAllMocks();
    expect(api.log.join('')).toContain('job taken from Redis');
    const keys = await redis.ask((client) => client.keys('bull:work:*'));
    expect(keys).toContain('bull:work:id');
  });

  it('does not prevent reports from being written while Redis is unavailable', async () => {
    const buyer = await createVisitorWithAssessment(api, 'away@example.org');
    const intent = await payForReport(api, buyer);
    await redis.stop();
    // The call is answered while Redis is away; tools/faults measures how long calls take then.
    expect((await verifyPayment(buyer, intent)).body).toMatchObject({ paid: true, signedIn: true });
    await waitUntilReportReady(buyer);
    await redis.start();
    await createReportOwner(api, 'back@example.org');
  });

  it('is not needed while Redis rejects the password, and is used once Redis accepts the password', async () => {
    const lockedRedis = new RedisServer();
    await lockedRedis.start();
    await lockedRedis.ask((client) => client.config('SET', 'requirepass', 'right'));
    const redisUrl = lockedRedis.url.replace('redis://', 'redis://:refused-word@');
    const otherApi = await startTestApi({ redisUrl });
    try {
      await createReportOwner(otherApi, 'locked@example.org');
      expect(otherApi.log.join('')).not.toContain('refused-word');
      expect(otherApi.log.join('')).not.toContain('job taken from Redis');
      const owner = new Redis(lockedRedis.url, { password: 'right' });
      await owner.config('SET', 'requirepass', 'refused-word');
      owner.disconnect();
      let buyers = 0;
      await pollUntil(async () => {
        await createReportOwner(otherApi, `unlocked-${(buyers += 1)}@example.org`);
        return otherApi.log.some((line) => line.includes('job taken from Redis'));
      });
    } finally {
      await otherApi.close();
      await lockedRedis.stop();
    }
  });

  it('may contain jobs of other releases, which are ignored', async () => {
    const queue = api.app.get(BullQueue);
    for (const data of [{}, { id: 'x', kind: 'report' }, { id: randomUUID(), kind: 'x' }]) {
      await Reflect.apply(queue.add.bind(queue), queue, [data]);
    }
    await createReportOwner(api, 'after-garbage@example.org');
    expect(api.log.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  it('does not lose a report when Redis is emptied', async () => {
    const buyer = await createVisitorWithAssessment(api, 'flush@example.org');
    const intent = await payForReport(api, buyer);
    await Promise.all([verifyPayment(buyer, intent), redis.ask((client) => client.flushall())]);
    await waitUntilReportReady(buyer);
  });
});
