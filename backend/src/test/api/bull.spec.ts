import type { PaymentVerified, ReportStatus } from '@bearings/contracts';
import { hasRedis } from '@bearings/processes';
import { Redis } from 'ioredis';
import { type Buyer, completedVisitor, pay } from '../support/buyer.js';
import { RedisServer } from '../support/redis-server.js';
import { startTestApi, type TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';

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

  const fetchStatus = (buyer: Buyer) =>
    buyer.browser.get<ReportStatus>(`/api/reports/status/${buyer.assessmentId}`);
  const isReady = (answer: { body: ReportStatus }): boolean => answer.body.status === 'ready';
  const verifyPayment = (buyer: Buyer, paymentIntentId: string) =>
    buyer.browser.post<PaymentVerified>('/api/verify-payment', { paymentIntentId });

  const timeCall = async <T>(call: Promise<T>): Promise<[number, T]> => {
    const started = performance.now();
    const answer = await call;
    return [performance.now() - started, answer];
  };

  it('carries the job of a paid report', async () => {
    const buyer = await completedVisitor(api, 'bull@example.org');
    await verifyPayment(buyer, await pay(api, buyer));
    await until(() => fetchStatus(buyer), isReady);
    expect(api.log.join('')).toContain('job taken from Redis');
    const keys = await redis.ask((client) => client.keys('bull:reports:*'));
    expect(keys).toContain('bull:reports:id');
  });

  it('does not prevent a report while Redis is unavailable', async () => {
    const usual = await completedVisitor(api, 'usual@example.org');
    const [usualMs] = await timeCall(verifyPayment(usual, await pay(api, usual)));
    const buyer = await completedVisitor(api, 'away@example.org');
    const intent = await pay(api, buyer);
    await redis.stop();
    const [ms, answer] = await timeCall(verifyPayment(buyer, intent));
    expect(answer.body).toMatchObject({ paid: true, signedIn: true });
    // Adding a job times out after a second; the rest of the call takes longer on a busy machine.
    expect(ms).toBeLessThan(2_000 + 10 * usualMs);
    await until(() => fetchStatus(buyer), isReady);
    await redis.start();
    const later = await completedVisitor(api, 'back@example.org');
    await verifyPayment(later, await pay(api, later));
    await until(() => fetchStatus(later), isReady);
  });

  it('is not needed for a report while Redis rejects the password, and is used once Redis accepts it', async () => {
    const locked = new RedisServer();
    await locked.start();
    await locked.ask((client) => client.config('SET', 'requirepass', 'right'));
    const redisUrl = locked.url.replace('redis://', 'redis://:refused-word@');
    const other = await startTestApi({ redisUrl });
    try {
      const buyAt = async (email: string) => {
        const buyer = await completedVisitor(other, email);
        await verifyPayment(buyer, await pay(other, buyer));
        await until(() => fetchStatus(buyer), isReady);
      };
      await buyAt('locked@example.org');
      expect(other.log.join('')).not.toContain('refused-word');
      expect(other.log.join('')).not.toContain('job taken from Redis');
      const owner = new Redis(locked.url, { password: 'right' });
      await owner.config('SET', 'requirepass', 'refused-word');
      owner.disconnect();
      let buyers = 0;
      await until(
        async () => {
          await buyAt(`unlocked-${(buyers += 1)}@example.org`);
          return other.log.join('');
        },
        (log) => log.includes('job taken from Redis'),
      );
    } finally {
      await other.close();
      await locked.stop();
    }
  });

  it('does not lose a report when remains of an earlier job are stored under its job key', async () => {
    const buyer = await completedVisitor(api, 'remainder@example.org');
    await verifyPayment(buyer, await pay(api, buyer));
    await until(() => fetchStatus(buyer), isReady);
    const report =
      await api.value<string>`select id from reports where assessment_id = ${buyer.assessmentId}`;
    // Bull leaves such keys behind when Redis is emptied between taking a job and marking it as active.
    const remainders = [`${report}:1`, `${report}:1:0`];
    await redis.ask((client) =>
      Promise.all(remainders.map((key) => client.hset(`bull:reports:${key}`, 'processedOn', '1'))),
    );
    await api.sql`update reports set state = 'requested', attempts = 0, due_at = now() where id = ${report}`;
    await until(() => fetchStatus(buyer), isReady);
  });

  it('does not lose a report when Redis is emptied', async () => {
    const buyer = await completedVisitor(api, 'flush@example.org');
    const intent = await pay(api, buyer);
    await Promise.all([verifyPayment(buyer, intent), redis.ask((client) => client.flushall())]);
    await until(() => fetchStatus(buyer), isReady);
  });
});
