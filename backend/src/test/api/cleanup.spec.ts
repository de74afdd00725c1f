import { setTimeout as sleep } from 'node:timers/promises';
import { NestFactory } from '@nestjs/core';
import { getRepositoryToken } from '@nestjs/typeorm';
import pino from 'pino';
import { DataSource } from 'typeorm';
import { CleanupService } from '../../platform/cleanup/cleanup.service.js';
import { WorkerModule } from '../../worker.module.js';
import { registered } from '../support/account.factory.js';
import { Browser } from '../support/browser.js';
import { buyReportFor, createVisitorWithAssessment, createIntent } from '../support/buyer.js';
import { useTestApi } from '../support/test-api.js';

const api = useTestApi({
  mail: { kind: 'none' },
  retention: { inProgressDays: 7, unpaidDays: 20, contactDays: 10 },
});

const makeAssessmentsOlder = (column: string, email: string, days: number) =>
  api.database.query(`update assessments set ${column} = now() - make_interval(days => $2) where email = $1`, [
    email,
    days,
  ]);
const readEmails = () => api.values<string>`select email from assessments order by email`;

describe('the cleanup', () => {
  it('deletes rows past the configured retention and logs how many', async () => {
    const trackEmail = (email: string) => new Browser(api.url).post('/api/assessments/start-tracking', { email });
    await trackEmail('started.old@example.org');
    await trackEmail('started.lately@example.org');
    for (const email of ['started.old@example.org', 'started.lately@example.org']) {
      await makeAssessmentsOlder('created_at', email, 8);
      await makeAssessmentsOlder('changed_at', email, email.startsWith('started.old') ? 8 : 6);
    }

    const unpaidVisitor = await createVisitorWithAssessment(api, 'unpaid.old@example.org');
    await createIntent(unpaidVisitor);
    const paidVisitor = await createVisitorWithAssessment(api, 'paid.old@example.org');
    await registered(api, 'paid.old@example.org');
    await buyReportFor(api, paidVisitor);
    await createVisitorWithAssessment(api, 'unpaid.lately@example.org');
    const accountOwner = await registered(api, 'account@example.org');
    await createVisitorWithAssessment(api, 'account@example.org', accountOwner.browser);
    for (const email of ['unpaid.old@example.org', 'paid.old@example.org', 'account@example.org']) {
      await makeAssessmentsOlder('completed_at', email, 21);
    }
    await makeAssessmentsOlder('completed_at', 'unpaid.lately@example.org', 19);

    const { browser: ended } = await registered(api, 'ended@example.org');
    await api.sql`update sessions set expires_at = now() - interval '1 second'
        where user_id = (select id from users where email = 'ended@example.org')`;
    await api.sql`insert into link_tokens (token_hash, user_id, purpose, expires_at)
       select 'x', id, 'verify', now() from users where email = 'ended@example.org'`;
    await api.sql`update throttles set expire = 0`;

    const cleanup = api.app.get(CleanupService);
    const removed = await cleanup.run();
    expect(removed).toMatchObject({
      'assessments in progress': 1,
      'unpaid assessments of visitors': 1,
      'expired sessions': 1,
      'expired links': 1,
    });
    expect(removed['expired throttles']).toBeGreaterThan(0);
    expect(await readEmails()).toEqual([
      'account@example.org',
      'paid.old@example.org',
      'started.lately@example.org',
      'unpaid.lately@example.org',
    ]);
    expect((await ended.get('/api/auth/user')).status).toBe(401);
    const intents = await api.database.query(
      'select 1 from payment_intents where assessment_id is null and cancel_requested_at is not null',
    );
    expect(intents).toHaveLength(1);
    const line = api.log.findLast((text) => text.includes('"cleanup done"'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ removed });

    const secondRun = await cleanup.run();
    expect(Object.values(secondRun).every((count) => count === 0)).toBe(true);
  });

  it('deletes handled events after 90 days, and the payments of deleted owners after six years', async () => {
    const settledVisitor = async (email: string): Promise<string> =>
      (await buyReportFor(api, await createVisitorWithAssessment(api, email))).intent;
    const keptVisitor = await settledVisitor('keeps@example.org');
    const recentVisitor = await settledVisitor('left.lately@example.org');
    const oldVisitor = await settledVisitor('left.long.ago@example.org');
    const refundedVisitor = await settledVisitor('left.refunded@example.org');
    const open = await createVisitorWithAssessment(api, 'left.open@example.org');
    const cancelledIntent = (await createIntent(open)).split('_secret_')[0] ?? '';
    await api.sql`delete from assessments where email like 'left.%'`;
    await api.sql`update payment_intents set status = 'canceled' where id = ${cancelledIntent}`;
    await api.sql`insert into refund_orders (intent_id, reason, ordered_at, done_at)
       values (${refundedVisitor}, 'requested', now() - interval '7 years', now())`;
    await api.sql`update payments set paid_at = now() - case when intent_id = ${recentVisitor} then interval '5 years'
                                                  else interval '6 years 1 day' end`;
    await api.sql`update payment_intents set created_at = now() - interval '7 years'`;
    await api.sql`insert into provider_events (id, type, received_at, handled_at) values
         ('evt_old', 'x', now() - interval '91 days', now() - interval '91 days'),
         ('evt_late', 'x', now() - interval '91 days', now() - interval '89 days'),
         ('evt_open', 'x', now() - interval '91 days', null)`;

    expect(await api.app.get(CleanupService).run()).toMatchObject({
      'handled events': 1,
      'payments of deleted owners': 2,
      'refunds of deleted owners': 1,
    });
    const events = await api.values`select id from provider_events where type = 'x' order by id`;
    expect(events).toEqual(['evt_late', 'evt_open']);
    for (const ids of [
      await api.values`select intent_id from payments`,
      await api.values`select id from payment_intents`,
    ]) {
      expect(ids).toEqual(expect.arrayContaining([keptVisitor, recentVisitor]));
      for (const gone of [oldVisitor, refundedVisitor, cancelledIntent]) expect(ids).not.toContain(gone);
    }
  });

  it('has a repository for each table in a separate worker process too', async () => {
    const worker = await NestFactory.createApplicationContext(
      WorkerModule.forRoot({ ...api.config, worker: false }, pino({ level: 'silent' })),
      { logger: false, abortOnError: false },
    );
    // The worker shares this process's list of entities, but has a repository only for entities
    // that its own modules register.
    for (const { target } of api.app.get(DataSource).entityMetadatas) {
      if (typeof target !== 'function') throw new Error('An entity without a class.');
      expect(worker.get(getRepositoryToken(target), { strict: false })).toBeDefined();
    }
    await worker.close();
  });

  it('deletes many rows in batches, and waits for no row that another transaction has locked', async () => {
    const cleanup = api.app.get(CleanupService);
    await api.sql`insert into sessions (token_hash, expires_at)
       select sha256(convert_to('old' || i, 'UTF8')), now() - interval '1 minute' from generate_series(1, 1201) as i`;
    const removed = await api.database.transaction(async (manager) => {
      await manager.query(`select 1 from sessions where token_hash = sha256(convert_to('old7', 'UTF8')) for update`);
      return cleanup.run();
    });
    expect(removed).toMatchObject({ 'expired sessions': 1200 });
    expect(await cleanup.run()).toMatchObject({ 'expired sessions': 1 });
  });

  it('stops at the next batch when its process ends, and leaves the rest to another run', async () => {
    const cleanup = api.app.get(CleanupService);
    await api.sql`insert into throttles (key, expire) select 'old' || i, 1 from generate_series(1, 501) as i`;
    expect(await cleanup.run(AbortSignal.abort())).toMatchObject({ 'expired throttles': 0 });
    const stopping = new AbortController();
    cleanup.deleteWith('throttles', async (manager, keys) => {
      await manager.query('delete from throttles where key = any($1)', [keys]);
      stopping.abort();
    });
    expect(await cleanup.run(stopping.signal)).toMatchObject({ 'expired throttles': 500 });
  });

  it('pauses after a batch for twice its time, until its process ends', async () => {
    const cleanup = api.app.get(CleanupService);
    const batchMs = 100;
    const insertOld = (name: string) =>
      api.sql`insert into throttles (key, expire) select ${name} || i, 1 from generate_series(1, 501) as i`;
    const startTimes: number[] = [];
    const stopping = new AbortController();
    let abort = (): void => undefined;
    cleanup.deleteWith('throttles', async (manager, keys) => {
      startTimes.push(performance.now());
      await sleep(batchMs);
      await manager.query('delete from throttles where key = any($1)', [keys]);
      abort();
    });
    await insertOld('paced');
    await cleanup.run();
    expect(startTimes).toHaveLength(2);
    const [first = 0, second = 0] = startTimes;
    // A timer may fire a millisecond early.
    expect(second - first).toBeGreaterThanOrEqual(3 * batchMs - 5);
    abort = () => setTimeout(() => stopping.abort(), batchMs);
    await insertOld('ended');
    expect(await cleanup.run(stopping.signal)).toMatchObject({ 'expired throttles': 500 });
  });

  it('continues after the deletion from one table fails', async () => {
    const cleanup = api.app.get(CleanupService);
    cleanup.deleteWith('assessments', () => Promise.reject(new Error('broken')));
    await api.sql`update sessions set expires_at = now()`;
    const removed = await cleanup.run();
    expect(removed).not.toHaveProperty(['assessments in progress']);
    expect(removed['expired sessions']).toBeGreaterThan(0);
  });
});
