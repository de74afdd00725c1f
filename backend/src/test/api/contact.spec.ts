import type { AdminMessage, AdminPage, ContactMessage } from '@bearings/contracts';
import { CleanupService } from '../../platform/cleanup/cleanup.service.js';
import { PASSWORD, registered, signInAdmin } from '../support/account.factory.js';
import { exhaustLimit } from '../support/limits.js';
import { Browser } from '../support/browser.js';
import { waitForAllMailsTo, findMailTo, waitForMailToken } from '../support/mailbox.js';
import { pollUntil } from '../support/until.js';
import { PROXIED_HTTP_CONFIG, useTestApi, withTestApi } from '../support/test-api.js';
import type { ExportLists } from '../../platform/personal-data/data-policy.js';

const SUPPORT_EMAIL = 'support@example.org';
const CONTACT_MESSAGE: ContactMessage = {
  name: 'Ada Byron',
  email: 'ada@example.org',
  category: 'refund',
  subject: 'My report',
  message: 'Please send the money back.\nThank you.',
};

const api = useTestApi({ http: PROXIED_HTTP_CONFIG });

let admin: Browser;
beforeAll(async () => {
  admin = await signInAdmin(api);
});

let lastAddress = 0;
/** Sends a contact message with the given changes, from an unused IP address unless one is given. */
const sendMessage = (change: Partial<ContactMessage>, from?: string, on = api) => {
  lastAddress += 1;
  const headers = { 'x-forwarded-for': from ?? `198.18.0.${lastAddress}` };
  return new Browser(on.url).send('POST', '/api/contact', { ...CONTACT_MESSAGE, ...change }, headers);
};
const countStoredMessages = async (email: string): Promise<number> =>
  (await api.sql`select 1 from contact_messages where email = ${email}`).length;

describe('a message of the contact form', () => {
  it('is emailed to support with the sender as the address for replies', async () => {
    const answer = await sendMessage({});
    expect([answer.status, answer.text]).toEqual([202, '{"status":"accepted"}']);
    const mail = await findMailTo(api, SUPPORT_EMAIL, /My report/);
    expect(mail.subject).toBe('Contact form (Refund): My report');
    expect(mail.replyTo).toEqual([{ name: 'Ada Byron', address: 'ada@example.org' }]);
    expect(mail.from?.address).toBe('a@example.org');
    expect(mail.text).toContain('Please send the money back.\nThank you.');
  });

  it('cannot add recipients or HTML to the email', async () => {
    const name = 'Eve" <boss@example.org>\r\nBcc: all@example.org';
    const subject = 'Hello\r\nTo: someone@example.org <script>';
    const message = '<script>alert(1)</script>\n-- \n{{html}}';
    expect((await sendMessage({ name, subject, message, email: 'eve@example.org' })).status).toBe(202);
    const mail = await findMailTo(api, SUPPORT_EMAIL, /Hello/);
    expect(mail.to?.map(({ address }) => address)).toEqual([SUPPORT_EMAIL]);
    expect([mail.cc, mail.bcc]).toEqual([undefined, undefined]);
    expect(mail.replyTo?.map(({ address }) => address)).toEqual(['eve@example.org']);
    expect(mail.html).not.toContain('<script>');
    expect(mail.text).toContain(message);
  });

  it('is stored only once when it is sent twice within an hour', async () => {
    const email = 'twice@example.org';
    const bothReplies = await Promise.all([sendMessage({ email }), sendMessage({ email })]);
    expect(bothReplies.map(({ status }) => status)).toEqual([202, 202]);
    expect(await countStoredMessages(email)).toBe(1);
    await api.sql`update contact_messages set created_at = now() - interval '61 minutes' where email = ${email}`;
    expect((await sendMessage({ email })).status).toBe(202);
    expect(await countStoredMessages(email)).toBe(2);
  });

  it('is accepted at most five times an hour for an email address, and is refused above the limit of an IP address', async () => {
    const addressStatuses = [];
    for (let i = 0; i < 6; i += 1) {
      addressStatuses.push((await sendMessage({ email: 'Often@example.org', subject: `No. ${i}` })).status);
    }
    expect(addressStatuses).toEqual([202, 202, 202, 202, 202, 429]);
    expect((await sendMessage({ email: 'first@example.org' }, '198.18.9.9')).status).toBe(202);
    await exhaustLimit(api, 'contact-network');
    expect((await sendMessage({ email: 'second@example.org' }, '198.18.9.9')).status).toBe(429);
  });

  it('is refused, and the error names the support address, if email or the recipient is not configured', async () => {
    for (const change of [{ mail: { kind: 'none' } as const }, { supportEmail: null }]) {
      await withTestApi(change, async (otherApi) => {
        const { status, text } = await sendMessage({}, undefined, otherApi);
        expect([status, await otherApi.sql`select 1 from contact_messages`]).toEqual([503, []]);
        expect(text).toContain('contact_unavailable');
        expect(text).toContain('support@bearings.example');
      });
    }
  });

  const countWaiting = (email: string) => api.value<number>`select count(*)::int from work o
        join contact_messages m on m.id = o.contact_message_id where m.email = ${email}`;

  it('is deleted at the end of the retention period, but never before it was emailed', async () => {
    await sendMessage({ email: 'old@example.org' });
    await pollUntil(() => countWaiting('old@example.org'), 0);
    await sendMessage({ email: 'waiting@example.org' });
    await api.sql`insert into work (kind, variant, contact_message_id, due_at)
       select 'email', 'contact', id, now() + interval '1 day' from contact_messages
        where email = 'waiting@example.org'`;
    const age = (days: number) =>
      api.sql`update contact_messages set created_at = now() - make_interval(days => ${days})
          where email in ('old@example.org', 'waiting@example.org')`;
    await age(29);
    await api.app.get(CleanupService).run();
    expect(await countStoredMessages('old@example.org')).toBe(1);
    await age(31);
    await api.app.get(CleanupService).run();
    expect([await countStoredMessages('old@example.org'), await countStoredMessages('waiting@example.org')]).toEqual([
      0, 1,
    ]);
    await api.sql`update work set due_at = now()`;
    await pollUntil(() => countWaiting('waiting@example.org'), 0);
    await api.app.get(CleanupService).run();
    expect(await countStoredMessages('waiting@example.org')).toBe(0);
  });
});

it('a contact message is exported and deleted with an account that has confirmed the sender’s email address', async () => {
  const email = 'proved@example.org';
  const { browser } = await registered(api, email);
  await sendMessage({ email });
  const readExport = async () => (await browser.get<ExportLists>('/api/user/export')).body;
  expect((await readExport()).contactMessages).toEqual([]);
  const token = await waitForMailToken(api, email, /Confirm your email/);
  await browser.post('/api/auth/email/verify', { token });
  expect((await readExport()).contactMessages).toMatchObject([
    { category: 'refund', message: CONTACT_MESSAGE.message },
  ]);
  expect((await browser.send('DELETE', '/api/user', { password: PASSWORD })).status).toBe(204);
  expect(await countStoredMessages(email)).toBe(0);
  expect(await waitForAllMailsTo(api, email)).toEqual([]);
});

it('administrators list the messages of the contact form, and mark each as answered or open', async () => {
  await sendMessage({ email: 'asks.admin@example.org', subject: 'A question for the list' });
  const list = async (query: string) => (await admin.get<AdminPage<AdminMessage>>(`/api/admin/messages${query}`)).body;
  const { items } = await list('?search=asks.admin');
  expect(items).toMatchObject([
    { ...CONTACT_MESSAGE, email: 'asks.admin@example.org', subject: 'A question for the list' },
  ]);
  const path = `/api/admin/messages/${items[0]?.id}`;
  expect((await admin.send('PATCH', path, { answered: true })).status).toBe(204);
  expect((await list('?filter=answered')).items.map(({ id }) => id)).toEqual([items[0]?.id]);
  expect((await admin.send('PATCH', path, { answered: false })).status).toBe(204);
  expect((await list('?filter=answered')).items).toEqual([]);
  expect((await admin.send('PATCH', path, {})).status).toBe(400);
});
