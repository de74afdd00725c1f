import { EventEmitter, once } from 'node:events';
import type { Receipt } from '@bearings/contracts';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import pino from 'pino';
import type { Server } from 'node:http';
import { SessionService } from '../../auth/sessions/session.service.js';
import { MAIL_TRANSPORT, type MailTransport } from '../../platform/mail/mail-transport.js';
import { NestLogger } from '../../platform/logging/nest-logger.js';
import { EmailWork } from '../../platform/mail/email.work.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { WorkRepository } from '../../platform/work/work.repository.js';
import { WorkRunner } from '../../platform/work/work-runner.js';
import { PdfCompiler } from '../../pdf/pdf-compiler.js';
import { WorkerModule } from '../../worker.module.js';
import { registered } from '../support/account.factory.js';
import { buyReport, createBuyerWithSecondAssessment, createReportOwner } from '../support/buyer.js';
import { countWaitingMails, findMailTo, waitForAllMailsTo } from '../support/mailbox.js';
import { startTestApi, type TestApi, withTestApi } from '../support/test-api.js';
import { pollUntil } from '../support/until.js';

let api: TestApi;
afterEach(() => api.close());

/** Starts the worker's process inside the test's, with the database, the emails and the log of an API. */
function startWorker({ config, log }: TestApi): Promise<INestApplicationContext> {
  const logger = pino({}, { write: (line: string) => void log.push(line) });
  const module = WorkerModule.forRoot({ ...config, worker: true }, logger);
  return NestFactory.createApplicationContext(module, { logger: new NestLogger(logger) });
}

/** Returns the logged faults, without TypeORM's warning that this process has connected to a second database. */
const listFaults = ({ log }: TestApi): string[] =>
  log.filter((line) => /"level":(40|50)/.test(line) && !line.includes('DataSourceNameRegistry'));

const getTransport = ({ app }: TestApi): MailTransport => app.get(MAIL_TRANSPORT, { strict: false });

describe('a process that is stopped', () => {
  it('keeps its database connections until the results of running work are stored', async () => {
    api = await startTestApi();
    const done: string[] = [];
    const events = new EventEmitter();
    const released = once(events, 'released');
    let isStarted = false;
    jest.spyOn(getTransport(api), 'send').mockImplementation(async () => {
      isStarted = true;
      await released;
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
    const closePromise = api.app.close().then(() => done.push('closed'));
    // Without work, a process that is stopped later has stopped by then.
    await withTestApi({}, async () => undefined);
    events.emit('released');
    await closePromise;
    expect(done).toEqual(['mail', 'closed']);
    expect(listFaults(api)).toEqual([]);
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

  it('finishes the copy of a report that its worker is making for an email', async () => {
    api = await startTestApi({ worker: false });
    const worker = await startWorker(api);
    const { browser, assessmentId } = await createReportOwner(api, 'copy@example.org');
    await waitForAllMailsTo(api, 'copy@example.org');
    const compiler = worker.get(PdfCompiler, { strict: false });
    const compile = compiler.compile.bind(compiler);
    const events = new EventEmitter();
    const released = once(events, 'released');
    let isBegun = false;
    jest.spyOn(compiler, 'compile').mockImplementation(async (template, data) => {
      isBegun = true;
      await released;
      return compile(template, data);
    });
    expect((await browser.post(`/api/reports/${assessmentId}/email`)).status).toBe(202);
    await pollUntil(() => isBegun);
    const closePromise = worker.close();
    await withTestApi({}, async () => undefined);
    events.emit('released');
    await closePromise;
    const { attachments } = await findMailTo(api, 'copy@example.org', /as a PDF$/);
    expect(attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf']);
    expect(await countWaitingMails(api)).toBe(0);
    expect(listFaults(api)).toEqual([]);
  });

  it('begins no further emails, and leaves them to another process', async () => {
    api = await startTestApi();
    const outbox = api.app.get(MailOutbox, { strict: false });
    const runner = api.app.get(WorkRunner, { strict: false });
    const { concurrency } = api.app.get(EmailWork, { strict: false });
    const { manager } = api.database;
    await registered(api, 'waiting@example.org');
    const user = await api.value<string>`select id from users`;
    const events = new EventEmitter();
    const released = once(events, 'released');
    let startedCount = 0;
    jest.spyOn(getTransport(api), 'send').mockImplementation(async () => {
      startedCount += 1;
      await released;
    });
    const stop = jest.spyOn(runner, 'onModuleDestroy');
    for (let i = 0; i < 40; i += 1) await outbox.add(manager, 'verify-email', user);
    await pollUntil(() => startedCount, concurrency);
    const closePromise = api.app.close();
    await pollUntil(() => stop.mock.calls.length, 1);
    events.emit('released');
    await closePromise;
    expect(startedCount).toBe(concurrency);
  });
});
