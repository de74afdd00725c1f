// People who share one IP address, such as a school's, and one of them who abuses it.
import type { ShareCreated } from '@bearings/contracts';
import { randomUUID } from 'node:crypto';
import { Throttle, type ThrottleRule } from '../../platform/throttle/throttle.js';
import { PASSWORD } from '../support/account.factory.js';
import { Browser } from '../support/browser.js';
import { type Buyer, createReportOwner } from '../support/buyer.js';
import { exhaustLimit } from '../support/limits.js';
import { PROXIED_HTTP_CONFIG, useTestApi } from '../support/test-api.js';

const SCHOOL = '198.18.40.1';
const PEOPLE = 30;
/** The calls of so many people take a minute on a busy machine. */
const TEST_LIMIT_MS = 600_000;

const api = useTestApi({ http: PROXIED_HTTP_CONFIG, worker: true });
let owner: Buyer;
beforeAll(async () => {
  owner = await createReportOwner(api, 'teacher@example.org');
});
beforeEach(() => api.sql`delete from share_links; delete from throttles`);

const sendFrom = (browser: Browser, path: string, body: object, from = SCHOOL) =>
  browser.send('POST', path, body, { 'x-forwarded-for': from });

const createRegistration = (email: string) => ({ email, password: PASSWORD, firstName: 'Grace', lastName: 'Hopper' });

const newPerson = (): Browser => new Browser(api.url);

const contactMessage = (email: string) => ({
  name: 'Ada Byron',
  email,
  category: 'other',
  subject: `From ${email}`,
  message: 'Hello',
});
const sendContact = (browser: Browser, email: string, from?: string) =>
  sendFrom(browser, '/api/contact', contactMessage(email), from);

async function createLink(path: 'shares' | 'observers'): Promise<string> {
  const wanted = {
    purpose: 'adviser',
    withName: true,
    withScores: false,
    withShape: false,
    withExperience: false,
    days: 7,
  };
  const body = path === 'shares' ? wanted : { withName: true, showsBoth: false };
  const { body: created } = await owner.browser.post<ShareCreated>(`/api/reports/${owner.assessmentId}/${path}`, body);
  return created.token;
}

async function sendReply(browser: Browser, token: string, change: object = {}) {
  await browser.get(`/api/shared/${token}/questions`);
  return sendFrom(browser, `/api/shared/${token}/replies`, {
    key: randomUUID(),
    role: 'friend',
    answers: [{ category: 'planning', answer: 4 }],
    ...change,
  });
}
const sendComment = (browser: Browser, token: string) =>
  sendFrom(browser, `/api/shared/${token}/comments`, { key: randomUUID(), text: 'Well done.' });

/** Opens the session of a browser, by starting an assessment. */
async function withSession(email: string): Promise<Browser> {
  const browser = newPerson();
  expect((await browser.post('/api/assessments/start-tracking', { email })).status).toBe(200);
  return browser;
}

const repeat = async (count: number, send: (index: number) => Promise<{ status: number }>): Promise<number[]> => {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push((await send(index)).status);
  return statuses;
};

describe('thirty people behind one IP address', () => {
  it(
    'can all register, write to us, comment and answer, while one of them sends everything without end',
    async () => {
      const abuser = await withSession('abuser@example.org');
      const [abusedComments, abusedReplies] = [await createLink('shares'), await createLink('observers')];
      expect((await repeat(25, (i) => sendContact(abuser, `a${i}@example.org`))).at(-1)).toBe(429);
      expect((await repeat(35, () => sendComment(abuser, abusedComments))).at(-1)).toBe(429);
      expect((await repeat(35, () => sendReply(abuser, abusedReplies))).at(-1)).toBe(429);
      await repeat(70, () => sendFrom(abuser, '/api/contact', { email: 'no address' }));

      const commented = [await createLink('shares'), await createLink('shares'), await createLink('shares')];
      const observed = await Promise.all(Array.from({ length: 4 }, () => createLink('observers')));
      const statuses = await repeat(PEOPLE, async (i) => {
        const browser = newPerson();
        const email = `pupil${i}@example.org`;
        const calls = [
          await sendFrom(browser, '/api/auth/register', createRegistration(email)),
          await sendContact(browser, email),
          await sendComment(browser, commented[i % 3] ?? ''),
          ...(i < 20 ? [await sendReply(newPerson(), observed[i % 4] ?? '')] : []),
        ];
        return { status: Math.max(...calls.map(({ status }) => status)) };
      });
      expect(statuses.filter((status) => status > 202)).toEqual([]);
    },
    TEST_LIMIT_MS,
  );

  it('are slowed above the limit of their network: the sentence names what was refused and the wait', async () => {
    await sendContact(newPerson(), 'first@example.org');
    await exhaustLimit(api, 'contact-network');
    const refused = await sendContact(newPerson(), 'second@example.org');
    expect(refused.status).toBe(429);
    expect(refused.text).toMatch(/Too many messages came from your network\. Please try again in \d+ \w+\./);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await sendContact(newPerson(), 'third@example.org', '198.18.40.2')).status).toBe(202);
  });

  it('lose nothing to the bodies that cannot be read, which have a limit of their own', async () => {
    const malformed = () => sendFrom(newPerson(), '/api/contact', { email: 'no address' });
    expect(await repeat(70, malformed)).toEqual(Array(70).fill(400));
    expect((await sendContact(newPerson(), 'reads@example.org')).status).toBe(202);
    await exhaustLimit(api, 'malformed-calls');
    expect((await malformed()).status).toBe(429);
    expect((await sendFrom(newPerson(), '/api/auth/login', { email: 7 })).status).toBe(429);
    expect((await sendContact(newPerson(), 'writes@example.org')).status).toBe(202);
  });
});

it('a limit that refills is used up by its points, and then refuses for the time of one point', async () => {
  const throttle = api.app.get(Throttle);
  const rule: ThrottleRule = { name: 'slow', points: 10, seconds: 3_600_000, message: 'Too slow.', refills: true };
  for (let count = 0; count < 10; count += 1) await throttle.take(rule, 'key');
  const pointSeconds = rule.seconds / rule.points;
  for (let count = 0; count < 3; count += 1) {
    const error = await throttle.take(rule, 'key').catch((caught: unknown) => caught);
    expect(error).toMatchObject({ statusCode: 429, message: 'Too slow. Please try again in 100 hours.' });
    expect(Math.abs(Number(Reflect.get(Object(error), 'retryAfterSeconds')) - pointSeconds)).toBeLessThan(3_600);
  }
  await throttle.restorePoint(rule, 'key');
  await throttle.take(rule, 'key');
  await expect(throttle.take(rule, 'key')).rejects.toThrow('Too slow.');
});

it.each([
  ['with a port', '198.18.41.1', '198.18.41.1:41234'],
  ['mapped to IPv6', '198.18.41.2', '::ffff:198.18.41.2'],
  ['mapped to IPv6, in hexadecimal', '198.18.41.3', '::FFFF:c612:2903'],
  ['in brackets with a port', '2001:db8:41::1', '[2001:db8:41::2]:443'],
])('an address %s has the limit of the plain one', async (_how, plain, spelling) => {
  await sendContact(newPerson(), 'plain@example.org', plain);
  await exhaustLimit(api, 'contact-network');
  expect((await sendContact(newPerson(), 'spelt@example.org', spelling)).status).toBe(429);
  expect((await sendContact(newPerson(), 'other@example.org', '198.18.41.99:41234')).status).toBe(202);
});

it('strangers who register a victim’s mailbox with + do not keep the victim from registering or a new password', async () => {
  const register = (email: string) => sendFrom(newPerson(), '/api/auth/register', createRegistration(email));
  const forget = (email: string) => sendFrom(newPerson(), '/api/auth/password/forgot', { email });
  const tags = await repeat(6, (i) => register(`victim+${i}@example.org`));
  expect(tags).toEqual([201, 201, 201, 201, 201, 429]);
  await repeat(6, (i) => forget(`victim+${i}@example.org`));
  expect((await register('victim@example.org')).status).toBe(201);
  expect((await forget('victim@example.org')).status).toBe(202);
});

describe('the five places of an observer’s link', () => {
  const countReplies = async () => api.value<number>`select count(*)::int from observer_replies`;

  it('are taken one by one browser, whose later replies replace the first', async () => {
    const token = await createLink('observers');
    const browser = newPerson();
    expect(await repeat(6, () => sendReply(browser, token))).toEqual(Array(6).fill(202));
    expect(await countReplies()).toBe(1);
    expect(await repeat(4, () => sendReply(newPerson(), token))).toEqual(Array(4).fill(202));
    expect(await countReplies()).toBe(5);
  });

  it('can be taken by three people who say so in one browser, and the others stay free', async () => {
    const token = await createLink('observers');
    const browser = newPerson();
    const isSomeoneElse = true;
    const statuses = await repeat(4, (i) => sendReply(browser, token, i > 0 ? { isSomeoneElse } : {}));
    expect(statuses).toEqual([202, 202, 202, 409]);
    expect((await sendReply(newPerson(), token)).status).toBe(202);
    expect(await countReplies()).toBe(4);
  });
});
