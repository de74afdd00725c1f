import {
  type ErrorBody,
  type ObserverQuestions,
  type ObserverReplyAccepted,
  type ShareCreated,
  type Shares,
} from '@bearings/contracts';
import { CATEGORIES } from '@bearings/domain';
import { randomUUID } from 'node:crypto';
import { type BrowserReply, Browser } from '../support/browser.js';
import { type Buyer, createReportOwner, refundActivePayment } from '../support/buyer.js';
import { exhaustLimit } from '../support/limits.js';
import { person } from '../support/submission.factory.js';
import { useSharedApi } from '../support/test-api.js';

const api = useSharedApi();
let owner: Buyer;
beforeAll(async () => {
  owner = await createReportOwner(api, 'observed@example.org');
});
beforeEach(async () => {
  await api.sql`delete from share_links`;
  await api.sql`delete from throttles`;
});

const newVisitor = (): Browser => new Browser(api.url);
async function createObserverLink(
  withName = true,
  { browser, assessmentId } = owner,
  showsBoth = false,
): Promise<ShareCreated> {
  const path = `/api/reports/${assessmentId}/observers`;
  const { status, body } = await browser.post<ShareCreated>(path, { withName, showsBoth });
  expect(status).toBe(201);
  return body;
}
/** Creates a link with which others can read the owner's report. */
async function createReadLink(): Promise<ShareCreated> {
  const wantedLink = {
    purpose: 'read',
    withName: true,
    withScores: false,
    withShape: true,
    withExperience: false,
    days: 30,
  };
  return (await owner.browser.post<ShareCreated>(`/api/reports/${owner.assessmentId}/shares`, wantedLink)).body;
}
const endLink = ({ link }: ShareCreated) =>
  owner.browser.send('DELETE', `/api/reports/${owner.assessmentId}/shares/${link.id}`);
const fetchQuestions = (token: string): Promise<BrowserReply<ObserverQuestions>> =>
  newVisitor().get(`/api/shared/${token}/questions`);

const ALL_ANSWERS = CATEGORIES.map((category) => ({ category, answer: 4 }));

/** Sends an observer's reply that answers every statement. */
const sendReply = (token: string, change: object = {}): Promise<BrowserReply<ErrorBody & ObserverReplyAccepted>> =>
  newVisitor().post(`/api/shared/${token}/replies`, {
    key: randomUUID(),
    role: 'friend',
    answers: ALL_ANSWERS,
    ...change,
  });
const findLink = async (id: string, { browser, assessmentId } = owner) =>
  (await browser.get<Shares>(`/api/reports/${assessmentId}/shares`)).body.links.find((link) => link.id === id);

describe('a link with which an observer answers questions about a report’s owner', () => {
  it('shows twelve statements, but neither the scores, careers nor the surname of the owner', async () => {
    const { link, token } = await createObserverLink();
    const { body, text, headers } = await fetchQuestions(token);
    expect(body).toMatchObject({ person: person.firstName, isFull: false });
    expect(body.statements.map(({ category }) => category)).toEqual(CATEGORIES);
    for (const { text: statement } of body.statements) expect(statement).toContain(person.firstName);
    for (const secret of ['career', 'score', 'fit', '@', person.lastName, owner.assessmentId]) {
      expect([secret, text.includes(secret)]).toEqual([secret, false]);
    }
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    const days = (Date.parse(link.expiresAt) - Date.parse(link.createdAt)) / 86_400_000;
    expect(days).toBeCloseTo(30, 5);
    const page = await fetch(`${api.url}/shared/know/${token}`);
    expect(page.headers.get('x-accel-redirect')).toBe('/index.html');
    expect((await fetchQuestions((await createObserverLink(false)).token)).body.person).toBeNull();
  });

  it('does not open the report, just as a link to the report does not open the questions', async () => {
    const { token } = await createObserverLink();
    for (const path of ['', '/picture']) {
      expect((await newVisitor().get(`/api/shared/${token}${path}`)).status).toBe(404);
    }
    const comment = { key: randomUUID(), text: 'Hello' };
    expect((await newVisitor().post(`/api/shared/${token}/comments`, comment)).status).toBe(404);
    expect((await fetchQuestions((await createReadLink()).token)).status).toBe(404);
  });

  it.each([
    ['ended', endLink],
    ['expired', () => api.sql`update share_links set expires_at = now()`],
  ])('returns 404 when it is %s', async (_, end) => {
    const createdLink = await createObserverLink();
    await end(createdLink);
    expect((await fetchQuestions(createdLink.token)).status).toBe(404);
    expect((await sendReply(createdLink.token)).status).toBe(404);
    expect((await fetch(`${api.url}/shared/know/${createdLink.token}`)).status).toBe(404);
  });

  it('returns 404 once the payment for the report is refunded', async () => {
    const buyer = await createReportOwner(api, 'refunded-observed@example.org');
    const { token } = await createObserverLink(true, buyer);
    await refundActivePayment(api, buyer);
    expect((await fetchQuestions(token)).status).toBe(404);
  });
});

describe('an observer’s reply', () => {
  it('is shown to the owner, and marked as new until the owner has seen it', async () => {
    const { link, token } = await createObserverLink();
    expect((await sendReply(token, { role: 'parent' })).text).toBe('{"own":null}');
    const seenLink = await findLink(link.id);
    expect(seenLink?.replies).toMatchObject([{ role: 'parent', isNew: true, answers: ALL_ANSWERS }]);
    const ids = seenLink?.replies.map(({ id }) => id) ?? [];
    const path = `/api/reports/${owner.assessmentId}/share-comments`;
    await owner.browser.patch(path, { ids, change: 'seen' });
    expect((await findLink(link.id))?.replies).toMatchObject([{ isNew: false }]);
    await owner.browser.patch(path, { ids, change: 'removed' });
    expect((await findLink(link.id))?.replies).toEqual([]);
  });

  it('returns the shape of the owner only while the owner shows both shapes, and changes no score', async () => {
    const readDocument = async () =>
      (await owner.browser.get(`/api/reports/assessment/${owner.assessmentId}`)).text.replaceAll(/"isNew":\w+/g, '');
    const before = await readDocument();
    const { link, token } = await createObserverLink(true, owner, true);
    const { own } = (await sendReply(token)).body;
    expect(own?.map(({ category }) => category)).toEqual(CATEGORIES);
    const path = `/api/reports/${owner.assessmentId}/observers/${link.id}`;
    expect((await owner.browser.patch(path, { showsBoth: false })).status).toBe(204);
    expect((await findLink(link.id))?.showsBoth).toBe(false);
    expect((await sendReply(token)).body.own).toBeNull();
    expect(await readDocument()).toBe(before);
    const otherOwner = await createReportOwner(api, 'other-observed@example.org');
    expect((await otherOwner.browser.send('PATCH', path, { showsBoth: true })).status).toBe(404);
  });

  it('can be taken back by its observer, but not by another', async () => {
    const { link, token } = await createObserverLink();
    const key = randomUUID();
    await sendReply(token, { key });
    const withdraw = (taken: string) => newVisitor().send('DELETE', `/api/shared/${token}/replies/${taken}`);
    expect((await withdraw(randomUUID())).status).toBe(204);
    expect((await findLink(link.id))?.replies).toHaveLength(1);
    expect((await withdraw(key)).status).toBe(204);
    expect((await findLink(link.id))?.replies).toEqual([]);
    expect((await withdraw(key)).status).toBe(204);
  });

  it('is accepted at most five times for a link, even from concurrent calls', async () => {
    const { link, token } = await createObserverLink();
    const key = randomUUID();
    expect((await sendReply(token, { key })).status).toBe(202);
    const answers = await Promise.all(Array.from({ length: 7 }, () => sendReply(token)));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(4);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
    expect((await fetchQuestions(token)).body.isFull).toBe(true);
    expect((await sendReply(token, { key, role: 'teacher' })).status).toBe(202);
    const { replies = [] } = (await findLink(link.id)) ?? {};
    expect(replies).toHaveLength(5);
    expect(replies.filter(({ role }) => role === 'teacher')).toHaveLength(1);
  });

  it.each([
    [{ answers: [] }, 'answers'],
    [{ answers: [...ALL_ANSWERS.slice(1), ALL_ANSWERS[1]] }, 'answers'],
    [{ answers: [{ category: 'luck', answer: 3 }] }, 'answers'],
    [{ answers: [{ category: 'risk', answer: 6 }] }, 'answers'],
    [{ role: 'boss' }, 'role'],
    [{ key: '1' }, 'key'],
  ])('is refused when it contains the invalid part %j', async (wrong, field) => {
    const { token } = await createObserverLink();
    const { status, body } = await sendReply(token, wrong);
    expect([status, (body.field ?? '').startsWith(field)]).toEqual([400, true]);
  });

  it('is refused above the limit of its link, and above that of an IP address for all links', async () => {
    const [busy, quiet] = [(await createObserverLink()).token, (await createObserverLink()).token];
    await sendReply(busy);
    await exhaustLimit(api, 'share-replies');
    const refusedReply = await sendReply(busy);
    expect([refusedReply.status, refusedReply.body.message]).toEqual([
      429,
      expect.stringMatching(/^Many answers were sent through this link\. Please try again in /),
    ]);
    expect((await sendReply(quiet)).status).toBe(202);
    await exhaustLimit(api, 'share-replies-network');
    expect((await sendReply((await createObserverLink()).token)).body.message).toContain(
      'answers came from your network',
    );
  });
});

describe('the shareable picture of a report', () => {
  const fetchCard = (query: string, { browser, assessmentId } = owner) =>
    browser.send('GET', `/api/reports/${assessmentId}/card?${query}`);

  it('is a PNG file that only the owner can download', async () => {
    const { status, headers } = await fetchCard('size=tall&name=first');
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(headers.get('cache-control')).toBe('private, no-store');
    const otherOwner = await createReportOwner(api, 'other-card@example.org');
    const path = `/api/reports/${owner.assessmentId}/card?size=wide`;
    expect((await otherOwner.browser.get(path)).status).toBe(404);
    expect((await newVisitor().get(path)).status).toBe(404);
    for (const wrong of ['size=huge', 'size=tall&name=all', 'size=tall&numbers=1']) {
      expect((await fetchCard(wrong)).status).toBe(400);
    }
  });

  it('can show both shapes once somebody has answered eight statements', async () => {
    expect((await fetchCard('size=tall&both=true')).status).toBe(404);
    const { token } = await createObserverLink();
    await sendReply(token, { answers: ALL_ANSWERS.slice(0, 7) });
    expect((await fetchCard('size=tall&both=true')).status).toBe(404);
    await sendReply(token);
    for (const size of ['tall', 'wide']) expect((await fetchCard(`size=${size}&both=true`)).status).toBe(200);
  });

  it('is served to anyone for the preview of a shared link, until the link ends', async () => {
    const readLink = await createReadLink();
    const picture = `${api.url}/api/shared/${readLink.token}/picture`;
    const shownPicture = await fetch(picture);
    expect(shownPicture.status).toBe(200);
    expect(Object.fromEntries(shownPicture.headers)).toMatchObject({
      'content-type': 'image/png',
      'cross-origin-resource-policy': 'cross-origin',
      'x-robots-tag': 'noindex, nofollow',
    });
    const png = Buffer.from(await shownPicture.arrayBuffer());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect((await endLink(readLink)).status).toBe(204);
    expect((await fetch(picture)).status).toBe(404);
  });

  it('is refused after 120 downloads in total of the picture and the PDF for advisers', async () => {
    const sheet = await owner.browser.send('GET', `/api/reports/${owner.assessmentId}/adviser-sheet`);
    expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    await api.sql`update throttles set points = 120 where key like 'card:%'`;
    await fetchCard('size=wide');
    await api.sql`update throttles set points = 120 where key like 'card:%'`;
    expect((await fetchCard('size=wide')).status).toBe(429);
  });
});
