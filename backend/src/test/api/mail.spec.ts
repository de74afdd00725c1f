import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import pino from 'pino';
import { SMTPServer } from 'smtp-server';
import type { Config } from '../../config/config.js';
import { MAIL_SAMPLES } from '../support/mail-samples.js';
import { MailComposers } from '../../platform/mail/mail-composers.js';
import { WorkerModule } from '../../worker.module.js';
import { registered } from '../support/account.factory.js';
import { countWaitingMails } from '../support/mailbox.js';
import { startTestApi, type TestApi } from '../support/test-api.js';
import { pollUntil } from '../support/until.js';

/** Starts a mail server that refuses its first `refusals` emails. */
function startMailServer(refusals: number): Promise<{
  server: SMTPServer;
  url: string;
  mails: string[];
}> {
  const mails: string[] = [];
  let refusalsLeft = refusals;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onData: (stream, _session, done) => {
      let source = '';
      stream.on('data', (chunk: Buffer) => (source += chunk.toString('utf8')));
      stream.on('end', () => {
        refusalsLeft -= 1;
        if (refusalsLeft >= 0) return done(new Error('try again later, secret@example.org'));
        mails.push(source);
        done();
      });
    },
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      resolve({ server, url: `smtp://127.0.0.1:${port}`, mails });
    });
  });
}

/** Returns the settings for email by the mail server at `url`. */
const createSmtpConfig = (url: string): Config['mail'] => ({
  kind: 'smtp',
  tls: false,
  ca: null,
  url,
  from: 'hello@example.org',
});
const makeMailsDueNow = (api: TestApi) => api.sql`update work set due_at = now() where kind = 'email'`;

describe('the outbox of emails', () => {
  it('sends a refused email again, each time with a new link', async () => {
    const smtp = await startMailServer(1);
    const api = await startTestApi({ mail: createSmtpConfig(smtp.url) });
    await registered(api, 'secret@example.org');
    await pollUntil(() => api.log.some((line) => line.includes('work failed; will retry')));
    expect(await countWaitingMails(api)).toBe(1);
    expect(smtp.mails).toEqual([]);
    const [row] = await api.sql<{
      id: string;
      minutes: number;
    }>`select id, extract(epoch from due_at - now())::float / 60 as minutes from work`;
    expect(row?.minutes).toBeLessThanOrEqual(1);
    await makeMailsDueNow(api);
    await pollUntil(() => countWaitingMails(api), 0);
    expect(smtp.mails).toHaveLength(1);
    // The Message-ID is the same at every attempt, so that the recipient's mail server can drop duplicates.
    expect(smtp.mails[0]).toContain(`Message-ID: <${row?.id}@localhost>`);
    const tokens = await api.database.query('select 1 from link_tokens');
    expect(tokens).toHaveLength(2);
    expect(api.log.join('')).not.toContain('secret@example.org');
    await api.close();
    await new Promise<void>((resolve) => smtp.server.close(() => resolve()));
  });

  it('keeps an email claimed while the mail server is silent, for longer than a database connection may be silent', async () => {
    const sockets = new Set<Socket>();
    const silentServer = createServer((socket) => void sockets.add(socket)).listen(0, '127.0.0.1');
    await once(silentServer, 'listening');
    const address = silentServer.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const api = await startTestApi({ mail: createSmtpConfig(`smtp://127.0.0.1:${port}`) });
    await registered(api, 'slow@example.org');
    const [seconds] = await pollUntil(
      () => api.values<number>`select extract(epoch from lease_until - now())::float from work where attempts = 1`,
      (claimed) => claimed.length > 0,
    );
    expect(seconds).toBeGreaterThan(30);
    for (const socket of sockets) socket.destroy();
    await api.close();
    await new Promise<void>((resolve) => silentServer.close(() => resolve()));
  });

  it('deletes an email after three days of failed attempts, and logs that', async () => {
    const api = await startTestApi({ mail: createSmtpConfig('smtp://127.0.0.1:1') });
    await registered(api, 'unsent@example.org');
    await pollUntil(() => api.log.some((line) => line.includes('work failed; will retry')));
    await pollUntil(() => api.sql`select 1 from work where lease_until is not null`, []);
    await api.sql`update work set first_due_at = now() - interval '4 days'`;
    await makeMailsDueNow(api);
    await pollUntil(() => countWaitingMails(api), 0);
    expect(api.log.join('')).toContain('work given up');
    await api.close();
  });

  it('can be emptied by a separate worker process, which has a composer for each kind of email', async () => {
    const api = await startTestApi();
    const worker = await NestFactory.createApplicationContext(
      WorkerModule.forRoot({ ...api.config, worker: false }, pino({ level: 'silent' })),
      { logger: false, abortOnError: false },
    );
    const listMailKinds = (app: INestApplicationContext) => app.get(MailComposers).listKinds().toSorted();
    expect(listMailKinds(worker)).toEqual(listMailKinds(api.app));
    await worker.close();
    await api.close();
  });

  it('contains only kinds of email that have a sample in MAIL_SAMPLES', async () => {
    const api = await startTestApi();
    const shownMails = new Set(Object.keys(MAIL_SAMPLES).map((name) => name.split(':')[0]));
    const kinds = api.app.get(MailComposers).listKinds();
    expect(kinds.filter((kind) => !shownMails.has(kind))).toEqual([]);
    await api.close();
  });
});
