// The owner of a paid report sorts its best 25 careers, which makes a free revision.
import type { Assessment, Circumstances, LongList, RevisionRequested, SortedCareer, WhatIf } from '@bearings/contracts';
import { LONG_LIST_LENGTH } from '@bearings/domain';
import { Browser } from '../support/browser.js';
import {
  type Buyer,
  createReportOwner,
  createVisitorWithAssessment,
  readReport,
  refundActivePayment,
  waitForRevision,
} from '../support/buyer.js';
import { useSharedApi } from '../support/test-api.js';
import { pollUntil } from '../support/until.js';

const api = useSharedApi();

const toPath = ({ assessmentId }: Pick<Buyer, 'assessmentId'>) => `/api/reports/${assessmentId}/long-list`;

async function readLongList(buyer: Buyer): Promise<LongList> {
  const { status, body } = await buyer.browser.get<LongList>(toPath(buyer));
  expect(status).toBe(200);
  return body;
}

const sortLongList = (buyer: Buyer, sorted: unknown) => buyer.browser.put<RevisionRequested>(toPath(buyer), { sorted });

/** Answers the careers of the list, the last third as wanted, by code as the API returns them. */
const sortBottomUp = ({ careers }: LongList): SortedCareer[] =>
  careers
    .map(({ code }, place): SortedCareer => ({ code, answer: place < 16 ? 'not_me' : 'rather' }))
    .toSorted((one, other) => (one.code < other.code ? -1 : 1));

describe('the long list', () => {
  it('has the 25 best careers, the ten of the report among them', async () => {
    const buyer = await createReportOwner(api, 'long@example.org');
    const { careers, sorted } = await readLongList(buyer);
    const { document } = await readReport(buyer);
    const codes = careers.map(({ code }) => code);
    expect(new Set(codes).size).toBe(LONG_LIST_LENGTH);
    expect(codes).toEqual(expect.arrayContaining(document.careers.map(({ code }) => code)));
    expect(sorted).toEqual([]);
    for (const { title, what, slug, pay } of careers) {
      expect([title, what, slug].filter((text) => text === '')).toEqual([]);
      expect(pay.country).toBeTruthy();
    }
  });

  it('is sorted by its owner, which makes a free revision that says what changed', async () => {
    const buyer = await createReportOwner(api, 'sorts@example.org');
    const list = await readLongList(buyer);
    const sorted = sortBottomUp(list);
    const { status, body } = await sortLongList(buyer, sorted);
    expect([status, body]).toEqual([202, { status: 'generating' }]);
    const report = await waitForRevision(buyer, 2);
    const revision = report.revisions.at(-1);
    expect(revision?.reason).toBe('You sorted your long list.');
    expect(revision?.change).toMatch(/ came in\.| order\./);
    expect(report.revisions[0]?.change).toBe('');

    const after = await readLongList(buyer);
    expect(after.sorted).toEqual(sorted);
    expect(after.careers).toEqual(list.careers);
    expect((await sortLongList(buyer, sorted)).body).toEqual({ status: 'ready' });
    expect((await readReport(buyer)).revisions).toHaveLength(2);

    expect((await sortLongList(buyer, [])).body).toEqual({ status: 'generating' });
    const third = await waitForRevision(buyer, 3);
    expect(third.revisions.at(-1)?.reason).toBe('You took back how you sorted your long list.');
    expect(third.document.careers).toEqual((await readReport(buyer, '?revision=1')).document.careers);
  });

  it('keeps its answers when other circumstances are sent, and its own call keeps the circumstances', async () => {
    const buyer = await createReportOwner(api, 'keeps@example.org');
    const sorted = sortBottomUp(await readLongList(buyer));
    await sortLongList(buyer, sorted);
    await waitForRevision(buyer, 2);
    const sent: Circumstances = { interests: { care: 'like' }, stage: 'fe' };
    const path = `/api/reports/${buyer.assessmentId}`;
    const { body: tried } = await buyer.browser.post<WhatIf>(`${path}/what-if`, { circumstances: sent });
    await buyer.browser.put(`${path}/circumstances`, { circumstances: { ...sent, sorted: [] } });
    const third = await waitForRevision(buyer, 3);
    expect(third.document.careers.map(({ code }) => code)).toEqual(tried.careers.map(({ code }) => code));
    expect(third.revisions.at(-1)?.reason).not.toContain('long list');
    const readCircumstances = async () =>
      (await buyer.browser.get<Assessment>(`/api/assessments/${buyer.assessmentId}`)).body.circumstances;
    expect(await readCircumstances()).toEqual({ ...sent, sorted });

    const { careers } = await readLongList(buyer);
    const [first] = careers;
    await sortLongList(buyer, [{ code: first?.code, answer: 'later' }]);
    await waitForRevision(buyer, 4);
    const stored = await readCircumstances();
    expect(stored).toMatchObject(sent);
    // Careers that the other circumstances took off the list keep their answers.
    const listed = careers.map(({ code }) => code);
    expect(stored?.sorted).toEqual(expect.arrayContaining(sorted.filter(({ code }) => !listed.includes(code))));
    expect((await readLongList(buyer)).sorted).toEqual([{ code: first?.code, answer: 'later' }]);
  });

  it('refuses careers that are not on it, and unreadable answers', async () => {
    const buyer = await createReportOwner(api, 'foreign@example.org');
    const { careers } = await readLongList(buyer);
    const codes = careers.map(({ code }) => code);
    const other = ['29-1141.00', '47-2181.00', '15-1252.00', '35-1011.00', '53-3032.00'].find(
      (code) => !codes.includes(code),
    );
    const refuse = async (sorted: unknown) => {
      const { status, body } = await buyer.browser.refused('PUT', toPath(buyer), { sorted });
      return [status, body.field];
    };
    expect(await refuse([{ code: other, answer: 'rather' }])).toEqual([400, 'sorted']);
    expect(await refuse([{ code: 'no such career', answer: 'rather' }])).toEqual([400, 'sorted']);
    expect(await refuse([{ code: codes[0], answer: 'perhaps' }])).toEqual([400, 'sorted.answer']);
    expect(await refuse(undefined)).toEqual([400, 'sorted']);
    expect((await readReport(buyer)).revisions).toHaveLength(1);
  });

  it('is found by its owner alone, and only while the report is paid', async () => {
    const buyer = await createReportOwner(api, 'owns@example.org');
    const [career] = (await readLongList(buyer)).careers;
    const sorted = [{ code: career?.code, answer: 'rather' }];
    const stranger = await createReportOwner(api, 'stranger@example.org');
    for (const browser of [stranger.browser, new Browser(api.url)]) {
      expect((await browser.get(toPath(buyer))).status).toBe(404);
      expect((await browser.put(toPath(buyer), { sorted })).status).toBe(404);
    }
    const unpaid = await createVisitorWithAssessment(api, 'unpaid@example.org');
    expect((await unpaid.browser.get(toPath(unpaid))).status).toBe(404);
    await refundActivePayment(api, buyer);
    expect((await sortLongList(buyer, sorted)).status).toBe(404);
  });

  it('is stored whole when two requests arrive at once', async () => {
    const buyer = await createReportOwner(api, 'twice@example.org');
    const { careers } = await readLongList(buyer);
    const one = [{ code: careers[0]?.code, answer: 'rather' }];
    const other = [{ code: careers[1]?.code, answer: 'not_me' }];
    const replies = await Promise.all([sortLongList(buyer, one), sortLongList(buyer, other)]);
    expect(replies.map(({ status }) => status)).toEqual([202, 202]);
    const { sorted } = await readLongList(buyer);
    expect([one, other]).toContainEqual(sorted);
    await pollUntil(
      () => sortLongList(buyer, sorted),
      ({ body }) => body.status === 'ready',
    );
    const { revision, revisionStatus } = await readReport(buyer);
    expect([revision >= 2, revisionStatus]).toEqual([true, 'none']);
  });
});
