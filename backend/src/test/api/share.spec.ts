import type { ErrorBody, ReportGlance, ShareCreated, SharedReport, ShareRequest, Shares } from '@bearings/contracts';
import { CATEGORY_NAMES } from '@bearings/domain';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { CleanupService } from '../../platform/cleanup/cleanup.service.js';
import { ShareRepository } from '../../share/share.repository.js';
import { exhaustLimit } from '../support/limits.js';
import { type BrowserReply, Browser } from '../support/browser.js';
import { type Buyer, buyReport, createReportOwner, readReport, refundActivePayment } from '../support/buyer.js';
import { person } from '../support/submission.factory.js';
import { useSharedApi } from '../support/test-api.js';

const COMPLETE_REQUEST: ShareRequest = {
  purpose: 'parent',
  withName: true,
  withScores: true,
  withShape: true,
  withExperience: false,
  days: 90,
};

const api = useSharedApi();
let owner: Buyer;
beforeAll(async () => {
  owner = await createReportOwner(api, 'shares@example.org');
});

const sharesPath = ({ assessmentId }: Buyer): string => `/api/reports/${assessmentId}/shares`;

async function createLink(change: Partial<ShareRequest> = {}, buyer = owner): Promise<ShareCreated> {
  const wantedLink = { ...COMPLETE_REQUEST, ...change };
  const { status, body } = await buyer.browser.post<ShareCreated>(sharesPath(buyer), wantedLink);
  expect(status).toBe(201);
  return body;
}

const openLink = (token: string): Promise<BrowserReply<SharedReport>> =>
  new Browser(api.url).get(`/api/shared/${token}`);
const sendComment = (token: string, change: object = {}): Promise<BrowserReply<ErrorBody>> =>
  new Browser(api.url).post(`/api/shared/${token}/comments`, {
    key: randomUUID(),
    text: 'Well done.',
    ...change,
  });
/** Requests the page of a shared link from the API, as the gateway does. */
const fetchPage = (token: string): Promise<Response> => fetch(`${api.url}/shared/${token}`);
const fetchPageStatus = async (token: string): Promise<number> => (await fetchPage(encodeURIComponent(token))).status;
const findLinkIn = async (id: string, { browser, assessmentId }: Buyer = owner) =>
  (await browser.get<Shares>(`/api/reports/${assessmentId}/shares`)).body.links.find((link) => link.id === id);
const endLink = ({ link }: ShareCreated) => owner.browser.send('DELETE', `${sharesPath(owner)}/${link.id}`);
const changeComments = (ids: string[], kind: 'seen' | 'removed', { browser, assessmentId }: Buyer = owner) =>
  browser.patch(`/api/reports/${assessmentId}/share-comments`, { ids, change: kind });

/** Deletes links and throttles, so that those of one test do not count in the next. */
beforeEach(async () => {
  await api.sql`delete from share_links`;
  await api.sql`delete from throttles`;
});

it.each([
  ['school', { withName: false, withShape: false, days: 7 }],
  ['working', { withName: true, withShape: true, days: 90 }],
])(
  'the form for a new share link has, for an owner in the life stage “%s”, the defaults %j',
  async (stage, defaults) => {
    await api.sql`update assessments set circumstances = ${JSON.stringify({ interests: {}, stage })}::jsonb where id = ${owner.assessmentId}`;
    const { body } = await owner.browser.get<Shares>(sharesPath(owner));
    expect(body.defaults).toEqual(defaults);
  },
);

describe('a shared link', () => {
  it('opens the complete report without an account, for 90 days', async () => {
    const { link, token } = await createLink();
    const { status, body, headers } = await openLink(token);
    expect(status).toBe(200);
    expect(body).toMatchObject({ purpose: 'parent', person: person.firstName, careers: [] });
    expect(body.document?.careers).toHaveLength(10);
    expect(body.document?.categories).toHaveLength(12);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect((await fetchPage(token)).headers.get('x-accel-redirect')).toBe('/shared-report.html');
    const days = (Date.parse(link.expiresAt) - Date.parse(link.createdAt)) / 86_400_000;
    expect(days).toBeCloseTo(90, 5);
  });

  it('is stored as a hash, and listed without its token', async () => {
    const { token } = await createLink();
    const rows = await api.sql<{
      text: string;
      hash: Buffer;
    }>`select l::text as text, token_hash as hash from share_links l`;
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(rows[0]?.hash).toEqual(createHash('sha256').update(token).digest());
    expect(rows[0]?.text).not.toContain(token);
    expect((await owner.browser.get(sharesPath(owner))).text).not.toContain(token);
    expect(api.log.join('\n')).not.toContain(token);
  });

  it('does not show the email address, ids or last name', async () => {
    const { token } = await createLink();
    const { text } = await openLink(token);
    const id = await api.value<string>`select id from reports where assessment_id = ${owner.assessmentId}`;
    for (const secret of ['@', owner.assessmentId, id, person.lastName]) {
      expect([secret, text.includes(secret)]).toEqual([secret, false]);
    }
  });

  it('does not contain the name if it was created without the name', async () => {
    const { token } = await createLink({ withName: false });
    const { body, text } = await openLink(token);
    expect(body.person).toBeNull();
    expect((await openLink((await createLink()).token)).text).toContain(person.firstName);
    expect(text).not.toContain(person.firstName);
    expect(text).not.toContain('{{');
  });

  it('shows nothing about the person except the careers if it was created without scores', async () => {
    const { token } = await createLink({ withScores: false, withShape: false, withName: false });
    const { body, text } = await openLink(token);
    const { document } = await readReport(owner);
    expect([body.document, body.shape, body.headline]).toEqual([null, null, null]);
    expect(body.careers.map(({ code }) => code)).toEqual(document.careers.map(({ code }) => code));
    const keys = new Set(body.careers.flatMap((career) => Object.keys(career)));
    for (const key of ['fit', 'percent', 'stability', 'why', 'whyNot', 'notes', 'exceedsTraining', 'seniorPosts']) {
      expect([key, keys.has(key)]).toEqual([key, false]);
    }
    const statements = [
      ...document.careers.flatMap(({ why, whyNot }) => [...why, ...whyNot]),
      ...document.categories.flatMap(({ runs }) => runs),
      ...document.sections.flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.kind === 'paragraph' ? block.runs : [])),
      ),
    ];
    expect(statements.length).toBeGreaterThan(40);
    expect(statements.filter((run) => run.text.length > 25 && text.includes(run.text))).toEqual([]);
    for (const name of [...Object.values(CATEGORY_NAMES), 'Extravert', 'Introvert']) {
      expect([name, new RegExp(`${name}\\W+\\d`).test(text)]).toEqual([name, false]);
    }
    expect(text).not.toContain(person.firstName);
  });

  it('shows the shape with its sentence, and no text of the report, if it was created with the shape alone', async () => {
    const { body } = await openLink((await createLink({ withScores: false })).token);
    const { document } = await readReport(owner);
    const areas = document.categories.map(({ category, name, score, band }) => ({ category, name, score, band }));
    expect(body.shape).toEqual(areas);
    expect(body.headline).toMatch(/^[A-Z][^.]+$/);
    expect(body.document).toBeNull();
  });

  it('has a headline of the scores alone where the owner’s own quotes what they told us', async () => {
    const wishes = { interests: { animals: 'like' }, jobsInMind: ['47-2111.00'] };
    await api.sql`update reports set facts = facts || ${JSON.stringify({ patternId: null, circumstances: wishes })}::jsonb
      where assessment_id = ${owner.assessmentId}`;
    expect((await readReport(owner)).document.headline.title).toBe('You’d like to work with animals');
    const shape = await openLink((await createLink({ withScores: false })).token);
    expect(shape.body.headline).toMatch(/^My answers/);
    const whole = await openLink((await createLink({ withExperience: true })).token);
    expect(whole.body.headline).toBe(shape.body.headline);
    const { title = '', sentence = '' } = whole.body.document?.headline ?? {};
    for (const shown of [shape.text, title, sentence]) expect(shown).not.toMatch(/animals|in mind|told us/);
    const glance = await owner.browser.get<ReportGlance>('/api/user/report-glance');
    expect(glance.body.headline).toMatch(/^Your answers/);
  });

  it.each([
    ['guessed', async () => randomBytes(32).toString('base64url')],
    ['malformed', async () => "' or 1=1--"],
    [
      'ended',
      async () => {
        const createdLink = await createLink();
        expect((await endLink(createdLink)).status).toBe(204);
        expect((await endLink(createdLink)).status).toBe(204);
        return createdLink.token;
      },
    ],
    [
      'expired by the clock of the database',
      async () => {
        const { token } = await createLink();
        await api.sql`update share_links set expires_at = now()`;
        return token;
      },
    ],
  ])('returns the same 404 when it is %s', async (_, tokenOf) => {
    const token = await tokenOf();
    expect(await fetchPageStatus(token)).toBe(404);
    for (const { status, body, headers } of [await openLink(token), await sendComment(token)]) {
      expect([status, body]).toMatchObject([404, { code: 'not_found', message: 'There is nothing here.' }]);
      expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    }
  });

  it('opens nothing after the report is refunded, and works again when the report is bought again', async () => {
    const buyer = await createReportOwner(api, 'refunded@example.org');
    const { token, link } = await createLink({}, buyer);
    await refundActivePayment(api, buyer);
    for (const { status, body } of [await openLink(token), await sendComment(token)]) {
      expect([status, body]).toMatchObject([404, { message: 'There is nothing here.' }]);
    }
    expect(await fetchPageStatus(token)).toBe(404);
    expect((await buyer.browser.get(sharesPath(buyer))).status).toBe(404);
    await buyReport(api, buyer);
    expect(await fetchPageStatus(token)).toBe(200);
    expect((await openLink(token)).status).toBe(200);
    expect(await findLinkIn(link.id, buyer)).toMatchObject({ state: 'open' });
  });

  it('is not created when the report already has ten open links, even by concurrent calls', async () => {
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => owner.browser.post<ShareCreated>(sharesPath(owner), COMPLETE_REQUEST)),
    );
    const createdReplies = answers.filter(({ status }) => status === 201);
    expect([createdReplies.length, answers.filter(({ status }) => status === 409).length]).toEqual([10, 4]);
    if (createdReplies[0]) await endLink(createdReplies[0].body);
    await createLink();
    const refusedReply = await owner.browser.refused('POST', sharesPath(owner), COMPLETE_REQUEST);
    expect(refusedReply.body.message).toContain('10 links');
  });

  it('is created only with one of the offered lifetimes, and at most twenty times an hour', async () => {
    const oddReply = await owner.browser.refused('POST', sharesPath(owner), {
      ...COMPLETE_REQUEST,
      days: 3650,
    });
    expect([oddReply.status, oddReply.body.field]).toEqual([400, 'days']);
    for (let count = 0; count < 20; count += 1) await endLink(await createLink());
    expect((await owner.browser.post(sharesPath(owner), COMPLETE_REQUEST)).status).toBe(429);
  });

  it('cannot be guessed without limit from one IP address, but valid links still open from there', async () => {
    const { token } = await createLink();
    for (let count = 0; count < 65; count += 1) {
      expect([(await openLink(token)).status, await fetchPageStatus(token)]).toEqual([200, 200]);
    }
    const unknownToken = () => randomBytes(32).toString('base64url');
    expect([(await openLink(unknownToken())).status, await fetchPageStatus(unknownToken())]).toEqual([404, 404]);
    expect(await api.value`select count(*)::int from throttles where key like 'share-tokens:%'`).toBe(1);
    await exhaustLimit(api, 'share-tokens');
    expect([(await openLink(unknownToken())).status, await fetchPageStatus(unknownToken())]).toEqual([429, 429]);
    // The throttled IP address can still open valid links and comment.
    expect([(await openLink(token)).status, await fetchPageStatus(token)]).toEqual([200, 200]);
    expect((await sendComment(token)).status).toBe(202);
    expect((await openLink(unknownToken())).status).toBe(429);
  });

  it('can be opened only a limited number of times from one network, independently of other links', async () => {
    const [busy, quiet] = [await createLink(), await createLink()];
    await openLink(busy.token);
    await exhaustLimit(api, 'share-opened');
    expect((await openLink(busy.token)).status).toBe(429);
    expect((await openLink(quiet.token)).status).toBe(200);
  });

  it('cannot be ended by the owner of another report', async () => {
    const createdLink = await createLink();
    const otherOwner = await createReportOwner(api, 'other-sharer@example.org');
    const answer = await otherOwner.browser.send('DELETE', `${sharesPath(otherOwner)}/${createdLink.link.id}`);
    expect(answer.status).toBe(404);
    expect((await openLink(createdLink.token)).status).toBe(200);
  });
});

it('a shared link’s page has status 503 while the database is unavailable', async () => {
  const { token } = await createLink();
  const failingSpy = jest.spyOn(ShareRepository.prototype, 'findOpen').mockRejectedValue(new Error());
  expect(await fetchPageStatus(token)).toBe(503);
  failingSpy.mockRestore();
});

describe('a comment through a shared link', () => {
  it('is shown only to the owner, as plain text, and only once even if it is sent twice', async () => {
    const { token, link } = await createLink({ purpose: 'adviser' });
    const key = randomUUID();
    const text = '<b>Think of nursing.</b>\nOpen day: **Friday**';
    const commentReply = await sendComment(token, { key, name: 'Ms Okafor', text: `  ${text}  ` });
    expect([commentReply.status, commentReply.text]).toEqual([202, '{"status":"accepted"}']);
    expect((await sendComment(token, { key, text: 'again' })).status).toBe(202);
    expect((await findLinkIn(link.id))?.comments).toMatchObject([{ name: 'Ms Okafor', text, isNew: true }]);
    expect((await openLink(token)).text).not.toContain('nursing.');
  });

  it('can be marked as seen and removed only by the owner of the report', async () => {
    const { token, link } = await createLink();
    await sendComment(token);
    const ids = (await findLinkIn(link.id))?.comments.map(({ id }) => id) ?? [];
    const otherOwner = await createReportOwner(api, 'other-reader@example.org');
    expect((await changeComments(ids, 'seen', otherOwner)).status).toBe(204);
    expect((await changeComments(ids, 'removed', otherOwner)).status).toBe(204);
    expect((await findLinkIn(link.id))?.comments).toMatchObject([{ name: null, isNew: true }]);
    await changeComments(ids, 'seen');
    expect((await findLinkIn(link.id))?.comments).toMatchObject([{ isNew: false }]);
    await changeComments(ids, 'removed');
    await changeComments(ids, 'removed');
    expect((await findLinkIn(link.id))?.comments).toEqual([]);
  });

  it('is refused when the link has ten comments, even for concurrent calls', async () => {
    const { token, link } = await createLink();
    await api.sql`delete from throttles`;
    for (let count = 0; count < 4; count += 1) await sendComment(token);
    await api.sql`delete from throttles`;
    const answers = await Promise.all(Array.from({ length: 9 }, () => sendComment(token)));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(6);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
    expect((await findLinkIn(link.id))?.comments).toHaveLength(10);
  });

  it('is refused above the limit of its link, and above that of an IP address for all links', async () => {
    const [busy, quiet] = [(await createLink()).token, (await createLink()).token];
    await sendComment(busy);
    await exhaustLimit(api, 'share-comments');
    const refusedReply = await sendComment(busy);
    expect([refusedReply.status, refusedReply.text]).toEqual([
      429,
      expect.stringMatching(/Many comments were sent through this link\. Please try again in /),
    ]);
    expect((await sendComment(quiet)).status).toBe(202);
    await exhaustLimit(api, 'share-comments-network');
    expect((await sendComment((await createLink()).token)).text).toContain('comments came from your network');
  });

  it.each([
    [{ text: '' }, 'text'],
    [{ text: ' \n ' }, 'text'],
    [{ text: 'a'.repeat(1_001) }, 'text'],
    [{ text: '\u200B\u2800' }, 'text'],
    [{ name: 'n'.repeat(101) }, 'name'],
    [{ key: '1' }, 'key'],
  ])('is refused when it contains the invalid part %j', async (wrong, field) => {
    const { token } = await createLink();
    const { status, body } = await sendComment(token, wrong);
    expect([status, body.field]).toEqual([400, field]);
  });

  it('is refused when the link is only for reading', async () => {
    const { token } = await createLink({ purpose: 'read' });
    expect((await sendComment(token)).status).toBe(404);
  });
});

it('a comment is deleted with its link a year after the link ended', async () => {
  const [old, recent] = [await createLink(), await createLink()];
  await sendComment(old.token);
  await api.sql`update share_links set ended_at = now() - interval '366 days' where id = ${old.link.id}`;
  await endLink(recent);
  await api.app.get(CleanupService).run();
  const { body } = await owner.browser.get<Shares>(sharesPath(owner));
  expect(body.links.map(({ id, state }) => [id, state])).toEqual([[recent.link.id, 'ended']]);
});
