import { EventEmitter, once } from 'node:events';
import type { Receipt } from '@bearings/contracts';
import type { Server } from 'node:http';
import { SessionService } from '../../auth/sessions/session.service.js';
import { MAIL_TRANSPORT, type MailTransport } from '../../platform/mail/mail-transport.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { WorkRepository } from '../../platform/work/work.repository.js';
import { PdfCompiler } from '../../pdf/pdf-compiler.js';
import { registered } from '../support/account.factory.js';
import { buyReport, createBuyerWithSecondAssessment } from '../support/buyer.js';
import { startTestApi, type TestApi } from '../support/test-api.js';
import { pollUntil } from '../support/until.js';

/** Waits three seconds, which is longer than anything else in the process takes to stop. */
const waitThreeSeconds = () => new Promise((resolve) => setTimeout(resolve, 3_000));

let api: TestApi;
afterEach(() => api.close());

const getTransport = ({ app }: TestApi): MailTransport => app.get(MAIL_TRANSPORT, { strict: false });

describe('a process that is stopped', () => {
  it('keeps its database connections until the results of running work are stored', async () => {
    api = await startTestApi();
    const done: string[] = [];
    let isStarted = false;

    jest.spyOn(getTransport(api), 'send').mockImplementation(async () => {
      isStarted = true;
      await waitThreeSeconds();
    });
    const work = api.app.get(WorkRepository, { strict: false });
    const end = work.end.bind(work);
    jest.spyOn(work, 'end').mockImplementation(async (lease, store) => {
      const isEnded = await end(lease, store);
      done.push('mail');
      return isEnded;
    });
    await registered(api, 'leaving@example.org');
    await pollUntil(() => isStarted);
    await api.app.close();
    expect(done).toEqual(['mail']);
    expect(api.log.filter((line) => /"level":(40|50)/.test(line))).toEqual([]);
  });

  it('answers a call that began before the stop, and then closes the connection', async () => {
    api = await startTestApi();
    const { browser } = await registered(api, 'begun@example.org');
    const sessions = api.app.get(SessionService, { strict: false });
    const load = sessions.load.bind(sessions);
    const events = new EventEmitter();
    jest.spyOn(sessions, 'load').mockImplementationOnce(async (cookies) => {
      events.emit('begun');
      await once(events, 'released');
      return load(cookies);
    });
    const startEvent = once(events, 'begun');
    const reply = browser.get('/api/auth/user');
    await startEvent;
    const server: Server = api.app.getHttpServer();
    const closePromise = api.app.close();
    await pollUntil(() => server.listening, false);
    events.emit('released');
    const { status, headers } = await reply;
    expect([status, headers.get('connection')]).toEqual([200, 'close']);
    await closePromise;
  });

  it('finishes the files that were being made: PDFs, pictures, sheets, receipts and ZIP files', async () => {
    api = await startTestApi();
    const buyer = await buyReport(api, await createBuyerWithSecondAssessment(api, 'files@example.org'));
    const { browser, assessmentId } = buyer;
    const [receipt] = (await browser.get<Receipt[]>('/api/payments')).body;
    const paths = [
      `/api/reports/${assessmentId}/pdf`,
      `/api/reports/${assessmentId}/adviser-sheet`,
      `/api/reports/${assessmentId}/card?size=wide`,
      `/api/receipts/${receipt?.id}/pdf`,
      '/api/reports/sample/pdf',
      '/api/reports/all.zip',
    ];
    const compiler = api.app.get(PdfCompiler, { strict: false });
    // The files are held back on purpose, however long a busy machine takes to close the server.
    Reflect.set(compiler, 'callWaitMs', 60_000);
    const compile = compiler.compile.bind(compiler);
    const events = new EventEmitter();
    const released = once(events, 'released');
    let begunCount = 0;
    jest.spyOn(compiler, 'compile').mockImplementation(async (template, data) => {
      begunCount += 1;
      await released;
      return compile(template, data);
    });
    const early: unknown[] = [];
    const replies = paths.map((path) => browser.download(path));
    for (const [index, reply] of replies.entries()) {
      void reply.then(({ status }) => early.push([paths[index], status]));
    }
    await pollUntil(
      () => begunCount + early.length,
      (count) => count >= paths.length,
    );
    expect(early).toEqual([]);
    const server: Server = api.app.getHttpServer();
    const closePromise = api.app.close();
    await pollUntil(() => server.listening, false);
    events.emit('released');
    const statuses = (await Promise.all(replies)).map(({ status }, index) => [paths[index], status]);
    expect(statuses).toEqual(paths.map((path) => [path, 200]));
    await closePromise;
  });

  it('stops within two seconds, leaving unsent emails to another process', async () => {
    api = await startTestApi();
    const outbox = api.app.get(MailOutbox, { strict: false });
    const { manager } = api.database;
    await registered(api, 'waiting@example.org');
    const user = await api.value<string>`select id from users`;
    let startedCount = 0;
    jest.spyOn(getTransport(api), 'send').mockImplementation(async () => {
      startedCount += 1;
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    for (let i = 0; i < 40; i += 1) await outbox.add(manager, 'verify-email', user);
    await pollUntil(() => startedCount > 1);
    const startMs = performance.now();
    await api.app.close();
    expect(performance.now() - startMs).toBeLessThan(2_000);
    expect(startedCount).toBeLessThan(20);
  });
});
