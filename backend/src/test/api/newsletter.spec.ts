import type { AdminAuditEntry, AdminPage } from '@bearings/contracts';
import { CleanupService } from '../../platform/cleanup/cleanup.service.js';
import { exhaustLimit } from '../support/limits.js';
import { registered, signInAdmin } from '../support/account.factory.js';
import { Browser } from '../support/browser.js';
import { waitForAllMailsTo, findLinkInMail, findMailTo, waitForMailToken } from '../support/mailbox.js';
import { PROXIED_HTTP_CONFIG, useTestApi, withTestApi } from '../support/test-api.js';

const CONFIRM_SUBJECT = /^Confirm your Bearings newsletter$/;
const WELCOME_SUBJECT = /newsletter list$/;

const api = useTestApi({ http: PROXIED_HTTP_CONFIG });

let lastAddress = 0;
const subscribeEmail = (email: string, from?: string) => {
  lastAddress += 1;
  const headers = { 'x-forwarded-for': from ?? `198.18.0.${lastAddress}` };
  return new Browser(api.url).send('POST', '/api/newsletter/subscribe', { email }, headers);
};
const confirmSubscription = (token: string) => new Browser(api.url).post('/api/newsletter/confirm', { token });
const exportCsv = async (): Promise<string> => {
  const { status, text } = await (await signInAdmin(api)).get('/api/admin/newsletter.csv');
  expect(status).toBe(200);
  return text;
};

/** Subscribes and confirms an email address. Returns the path for one-click unsubscription. */
async function subscribeForUnsubscribeUrl(email: string): Promise<string> {
  await subscribeEmail(email);
  await confirmSubscription(await waitForMailToken(api, email, CONFIRM_SUBJECT));
  return findUnsubscribeUrl(email, WELCOME_SUBJECT);
}

/** Returns the path for one-click unsubscription of an email. */
async function findUnsubscribeUrl(email: string, subject: RegExp): Promise<string> {
  const welcome = await findMailTo(api, email, subject);
  const header = welcome.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
  return header.replace(/^<http:\/\/localhost:3000|>$/g, '');
}

describe('the newsletter', () => {
  it('lists an address only after a POST has confirmed the link that was emailed to the address', async () => {
    const email = 'reader@example.org';
    const answer = await subscribeEmail('Reader@example.org');
    expect([answer.status, answer.text]).toEqual([202, '{"status":"accepted"}']);
    const mail = await findMailTo(api, email, CONFIRM_SUBJECT);
    expect(findLinkInMail(mail).path).toBe('/newsletter/confirm');
    expect(await exportCsv()).not.toContain(email);
    const { token } = findLinkInMail(mail);
    const hash = await api.value<Buffer>`select token_hash as hash from newsletter_confirmations`;
    expect(hash.toString('base64url')).not.toBe(token);
    expect((await confirmSubscription(`${token}x`)).status).toBe(410);
    expect((await confirmSubscription(token)).text).toBe('{"status":"confirmed"}');
    expect(await exportCsv()).toContain(email);
    // A double click, or a second use of the link, confirms again and must succeed.
    expect((await confirmSubscription(token)).status).toBe(200);
    await findMailTo(api, email, WELCOME_SUBJECT);
    const secondReply = await subscribeEmail(email);
    expect([secondReply.status, secondReply.text]).toEqual([202, '{"status":"accepted"}']);
    expect((await waitForAllMailsTo(api, email)).map(({ subject }) => subject)).toHaveLength(2);
  });

  it('refuses a confirmation after seven days', async () => {
    const email = 'slow@example.org';
    await subscribeEmail(email);
    const token = await waitForMailToken(api, email, CONFIRM_SUBJECT);
    await api.sql`update newsletter_confirmations set expires_at = expires_at - interval '7 days'
        where subscriber_id = (select id from newsletter_subscribers where email = ${email})`;
    expect((await confirmSubscription(token)).status).toBe(410);
  });

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('lets a subscriber unsubscribe by one click in a mail program that sends %s', async (type, body) => {
    const email = `leaver.${type.length}@example.org`;
    const url = await subscribeForUnsubscribeUrl(email);
    const { headers } = await findMailTo(api, email, WELCOME_SUBJECT);
    expect(headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe('List-Unsubscribe=One-Click');
    expect(await exportCsv()).toContain(email);
    // Unlike a browser, a mail program sends neither cookies nor an Origin header.
    const headersSent = { 'content-type': type };
    const unsubscribe = () => fetch(api.url + url, { method: 'POST', body, headers: headersSent });
    expect((await unsubscribe()).status).toBe(200);
    expect(await exportCsv()).not.toContain(email);
    expect(await (await unsubscribe()).text()).toBe('{"status":"left"}');
  });

  it('does not unsubscribe a reader when the URL in the email’s unsubscribe header is opened with GET', async () => {
    const email = 'follower@example.org';
    const url = await subscribeForUnsubscribeUrl(email);
    const page = /newsletter\/leave#[\w-]+/.exec((await findMailTo(api, email, WELCOME_SUBJECT)).text ?? '')?.[0];
    for (const method of ['GET', 'HEAD']) {
      const answer = await fetch(api.url + url, { method, redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `/${page}`]);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
    }
    expect(await exportCsv()).toContain(email);
  });

  it.each([
    ['', ''],
    ['?key=', ''],
    ['?key=a&key=b', ''],
    ['?key=%22%3E%3Cscript%3E%0d%0aset-cookie:x', '#%22%3E%3Cscript%3E%0D%0Aset-cookie%3Ax'],
  ])('redirects an unsubscribe link with the wrong query %j to the page for unsubscribing', async (query, hash) => {
    const answer = await fetch(`${api.url}/api/newsletter/leave${query}`, { redirect: 'manual' });
    const { status, headers } = answer;
    expect([status, headers.get('location')]).toEqual([303, `/newsletter/leave${hash}`]);
    expect(headers.getSetCookie()).toEqual([]);
  });

  it('lets a subscriber unsubscribe on the page that its emails link to, even before the confirmation', async () => {
    const email = 'never@example.org';
    await subscribeEmail(email);
    const mail = await findMailTo(api, email, CONFIRM_SUBJECT);
    const key = /newsletter\/leave#([\w-]+)/.exec(mail.text ?? '')?.[1] ?? '';
    const { status } = await new Browser(api.url).post(`/api/newsletter/leave?key=${key}`);
    expect(status).toBe(200);
    expect((await confirmSubscription(findLinkInMail(mail).token)).status).toBe(410);
  });

  it('does not reveal whether a well-formed unsubscribe key exists', async () => {
    const leaveNewsletter = (key: string) => new Browser(api.url).post(`/api/newsletter/leave?key=${key}`);
    expect((await leaveNewsletter('x')).status).toBe(400);
    expect((await leaveNewsletter('00000000-0000-4000-8000-000000000000')).status).toBe(200);
  });

  it('lets only administrators download its list as CSV', async () => {
    await api.sql`insert into newsletter_subscribers (email, confirmed_at) values ('one"two@example.org', now())`;
    const admin = await signInAdmin(api);
    const answer = await admin.get('/api/admin/newsletter.csv');
    expect(answer.headers.get('content-type')).toContain('text/csv');
    expect(answer.headers.get('content-disposition')).toContain('newsletter.csv');
    const [head, ...lines] = answer.text.trimEnd().split('\r\n');
    expect(head).toBe('"email","confirmed_at","leave_url","one_click_url"');
    const line = lines.find((each) => each.includes('one""two@example.org'));
    expect(line).toMatch(
      /^"one""two@example\.org","20[^"]+Z","http:\/\/localhost:3000\/newsletter\/leave#[\w-]+","http:\/\/localhost:3000\/api\/newsletter\/leave\?key=[\w-]+"$/,
    );
    for (const email of ['=1+1@example.org', '+x@example.org', '-x@example.org', '@x@example.org']) {
      expect((await subscribeEmail(email)).status).toBe(400);
    }
    const { browser } = await registered(api, 'no.admin@example.org');
    expect((await browser.get('/api/admin/newsletter.csv')).status).toBe(404);
    const { body } = await admin.get<AdminPage<AdminAuditEntry>>('/api/admin/audit?filter=list.export');
    expect(body.items[0]).toMatchObject({ detail: 'newsletter', outcome: 'done' });
  });

  it('sends at most three confirmations an hour to an email address, and none above the limit of an IP address', async () => {
    const statuses = [];
    for (let i = 0; i < 4; i += 1) statuses.push((await subscribeEmail('eager@example.org')).status);
    expect(statuses).toEqual([202, 202, 202, 429]);
    expect((await subscribeEmail('first@example.org', '198.18.9.9')).status).toBe(202);
    await exhaustLimit(api, 'newsletter-network');
    expect((await subscribeEmail('second@example.org', '198.18.9.9')).status).toBe(429);
  });

  it('deletes an unconfirmed address once its confirmation link has expired, but no confirmed address', async () => {
    await subscribeForUnsubscribeUrl('stays@example.org');
    await subscribeEmail('unconfirmed@example.org');
    await findMailTo(api, 'unconfirmed@example.org', CONFIRM_SUBJECT);
    await api.sql`update newsletter_subscribers set created_at = now() - interval '8 days'`;
    const emails = async (): Promise<string> => JSON.stringify(await api.sql`select email from newsletter_subscribers`);
    await api.app.get(CleanupService).run();
    expect(await emails()).toContain('unconfirmed@example.org');
    await api.sql`update newsletter_confirmations set expires_at = now()`;
    await api.app.get(CleanupService).run();
    expect(await emails()).not.toContain('unconfirmed@example.org');
    expect(await emails()).toContain('stays@example.org');
  });
});

describe('the list of a country', () => {
  const CONFIRM_COUNTRY_SUBJECT = /^Confirm: write to me about the Netherlands$/;
  const askFor = (email: string, list: string) =>
    new Browser(api.url).send(
      'POST',
      '/api/newsletter/subscribe',
      { email, list },
      { 'x-forwarded-for': '198.18.7.7' },
    );
  const exportList = async (list: string): Promise<string> =>
    (await (await signInAdmin(api)).get(`/api/admin/newsletter.csv?list=${list}`)).text;

  it('has a consent of its own, apart from the newsletter, and ends by one click', async () => {
    const email = 'dutch@example.org';
    await askFor(email, 'NL');
    const { path, token } = findLinkInMail(await findMailTo(api, email, CONFIRM_COUNTRY_SUBJECT));
    expect(path).toBe('/newsletter/confirm?country=NL');
    expect(await exportList('NL')).not.toContain(email);
    await confirmSubscription(token);
    expect(
      [await exportList('NL'), await exportList('DK'), await exportCsv()].map((csv) => csv.includes(email)),
    ).toEqual([true, false, false]);
    const url = await findUnsubscribeUrl(email, /^We’ll write to you about the Netherlands$/);
    await subscribeForUnsubscribeUrl(email);
    await fetch(api.url + url, { method: 'POST' });
    expect([await exportList('NL'), await exportCsv()].map((csv) => csv.includes(email))).toEqual([false, true]);
  });

  it('is counted for administrators once an address is confirmed, and must be of a country that we have', async () => {
    await api.sql`insert into newsletter_subscribers (email, list, confirmed_at)
        values ('a@example.org', 'SE', now()), ('b@example.org', 'SE', now()), ('c@example.org', 'SE', null)`;
    const { body } = await (await signInAdmin(api)).get<{ list: string; count: number }[]>('/api/admin/mailing-lists');
    expect(body).toContainEqual({ list: 'SE', count: 2 });
    expect((await askFor('x@example.org', 'XX')).status).toBe(400);
  });
});

it('the newsletter is unavailable when email is not configured', async () => {
  await withTestApi({ mail: { kind: 'none' } }, async ({ url }) => {
    const body = { email: 'reader@example.org' };
    const answer = await new Browser(url).refused('POST', '/api/newsletter/subscribe', body);
    expect([answer.status, answer.body.code]).toEqual([503, 'newsletter_unavailable']);
  });
});
