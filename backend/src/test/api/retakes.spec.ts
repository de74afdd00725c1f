import type { Assessment, Circumstances, ReportDetail, RevisionRequested } from '@bearings/contracts';
import { BuiltInWriter } from '@bearings/report-composer';
import { Browser } from '../support/browser.js';
import {
  type Buyer,
  createVisitorWithAssessment,
  createReportOwner,
  readReport,
  refundActivePayment,
  waitForRevision,
} from '../support/buyer.js';
import { submission } from '../support/submission.factory.js';
import { useSharedApi } from '../support/test-api.js';

const api = useSharedApi();

const CARE_CIRCUMSTANCES: Circumstances = {
  interests: { care: 'like', listen: 'like' },
  stage: 'fe',
};

/** Submits new answers as the same buyer, which creates an unpaid assessment. Returns its id. */
async function answerAssessmentAgain(
  { browser }: Pick<Buyer, 'browser'>,
  { email, shift = 1, circumstances }: { email: string; shift?: number; circumstances?: Circumstances },
): Promise<string> {
  const sentBody = { ...submission({ email }, shift), ...(circumstances && { circumstances }) };
  return (await browser.post<Assessment>('/api/assessments/public', sentBody)).body.id;
}

const retakePath = ({ assessmentId }: Buyer) => `/api/reports/${assessmentId}/retake`;
const requestRetake = (buyer: Buyer, assessmentId: string) =>
  buyer.browser.post<RevisionRequested>(retakePath(buyer), { assessmentId });
const readRejection = async (buyer: Buyer, assessmentId: string) => {
  const { status, body } = await buyer.browser.refused('POST', retakePath(buyer), { assessmentId });
  return [status, body.code];
};
const listAssessments = async ({ browser }: Buyer) => (await browser.get<Assessment[]>('/api/assessments')).body;
const listScores = ({ document }: ReportDetail) => document.categories.map(({ score }) => score);

describe('a retake', () => {
  it('creates one free revision of the report from new answers', async () => {
    const email = 'retakes@example.org';
    const buyer = await createReportOwner(api, email);
    const first = await readReport(buyer);
    const money = () =>
      api.sql`select p.*, (select count(*)::int from payment_intents) as intents,
                     (select count(*)::int from refund_orders) as refunds
                from payments p where assessment_id = ${buyer.assessmentId}`;
    const moneyRowsBefore = await money();
    const [{ retakeUntil = '' } = {}] = await listAssessments(buyer);
    const days = (Date.parse(retakeUntil) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBeGreaterThanOrEqual(365);

    const retakeReply = await answerAssessmentAgain(buyer, {
      email,
      circumstances: CARE_CIRCUMSTANCES,
    });
    expect(await listAssessments(buyer)).toHaveLength(2);
    expect(await requestRetake(buyer, retakeReply)).toMatchObject({
      status: 202,
      body: { status: 'generating' },
    });
    const secondVersion = await waitForRevision(buyer, 2);
    expect(listScores(secondVersion)).not.toEqual(listScores(first));
    expect(secondVersion.revisions.at(-1)?.reason).toBe(
      'You answered the statements again. You said what you enjoy and where you stand.',
    );
    expect(secondVersion.basis?.answers).not.toBe(first.basis?.answers);
    expect((await readReport(buyer, '?revision=1')).content).toBe(first.content);
    expect(await money()).toEqual(moneyRowsBefore);

    const [only, ...others] = await listAssessments(buyer);
    expect([only?.id, only?.retakeUntil, others]).toEqual([buyer.assessmentId, undefined, []]);
    expect((await requestRetake(buyer, retakeReply)).status).toBe(202);
    const third = await answerAssessmentAgain(buyer, { email, shift: 2 });
    expect(await readRejection(buyer, third)).toEqual([409, 'retake_unavailable']);
    expect((await readReport(buyer)).revisions).toHaveLength(2);
  });

  it('is the basis of later revisions, even when new circumstances arrive before it is written', async () => {
    const email = 'retakes-then-changes@example.org';
    const buyer = await createReportOwner(api, email);
    const retakeReply = await answerAssessmentAgain(buyer, { email });
    const write = jest.spyOn(BuiltInWriter.prototype, 'write').mockRejectedValue(new Error('No words.'));
    const changeCircumstances = (circumstances: Circumstances) =>
      buyer.browser.put(`/api/reports/${buyer.assessmentId}/circumstances`, { circumstances });
    try {
      await requestRetake(buyer, retakeReply);
      await changeCircumstances(CARE_CIRCUMSTANCES);
      await changeCircumstances({ interests: {} });
    } finally {
      write.mockRestore();
    }
    const secondVersion = await waitForRevision(buyer, 2);
    await changeCircumstances(CARE_CIRCUMSTANCES);
    const third = await waitForRevision(buyer, 3);
    expect(listScores(third)).toEqual(listScores(secondVersion));
    const first = await readReport(buyer, '?revision=1');
    expect(listScores(secondVersion)).not.toEqual(listScores(first));
    expect(third.basis).toEqual({ ...third.basis, answers: secondVersion.basis?.answers });
    expect(third.basis?.interests).not.toBe(secondVersion.basis?.interests);
  });

  it('is created only once by concurrent calls', async () => {
    const email = 'retakes-twice@example.org';
    const buyer = await createReportOwner(api, email);
    const answers = [
      await answerAssessmentAgain(buyer, { email }),
      await answerAssessmentAgain(buyer, { email, shift: 2 }),
    ];
    // The second answers superseded the first. In this test both must be usable.
    await api.sql`update assessments set superseded_at = null where id = any(${answers})`;
    const replies = await Promise.all(
      answers.map((id) => buyer.browser.send('POST', retakePath(buyer), { assessmentId: id })),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([202, 409]);
    expect(
      await api.sql`select count(*)::int as n from report_revisions
                     where assessment_id = ${buyer.assessmentId}`,
    ).toEqual([{ n: 1 }]);
  });

  it('is unavailable after a refund, and from a year after the purchase', async () => {
    const email = 'retakes-late@example.org';
    const buyer = await createReportOwner(api, email);
    const retakeReply = await answerAssessmentAgain(buyer, { email });
    const paidDaysAgo = (days: number) =>
      api.sql`update payments set paid_at = now() - make_interval(days => ${days})
               where assessment_id = ${buyer.assessmentId}`;
    await paidDaysAgo(367);
    expect(await readRejection(buyer, retakeReply)).toEqual([409, 'retake_unavailable']);
    expect((await listAssessments(buyer)).map(({ retakeUntil }) => retakeUntil)).toEqual([undefined, undefined]);
    await paidDaysAgo(300);
    await refundActivePayment(api, buyer);
    expect(await readRejection(buyer, retakeReply)).toEqual([404, 'not_found']);
  });

  it('accepts only complete, unpaid answers of the report’s owner that are not superseded', async () => {
    const email = 'retakes-own@example.org';
    const buyer = await createReportOwner(api, email);
    const otherBuyer = await createReportOwner(api, 'retakes-other@example.org');
    const otherRetake = await answerAssessmentAgain(otherBuyer, {
      email: 'retakes-other@example.org',
    });
    const visitor = await createVisitorWithAssessment(api, email);
    const notFoundReply = [404, 'not_found'];
    expect(await readRejection(buyer, otherRetake)).toEqual(notFoundReply);
    expect(await readRejection(buyer, visitor.assessmentId)).toEqual(notFoundReply);
    expect(await readRejection(buyer, '00000000-0000-4000-8000-000000000000')).toEqual(notFoundReply);
    expect(await readRejection({ ...buyer, browser: otherBuyer.browser }, otherRetake)).toEqual(notFoundReply);
    expect(await readRejection({ ...buyer, browser: new Browser(api.url) }, otherRetake)).toEqual(notFoundReply);
    expect(await readRejection(buyer, buyer.assessmentId)).toEqual([409, 'already_paid']);
    const startedReply = await buyer.browser.post<{ id: string }>('/api/assessments/start-tracking', {
      email,
    });
    expect(await readRejection(buyer, startedReply.body.id)).toEqual([409, 'assessment_unfinished']);
    const olderRetake = await answerAssessmentAgain(buyer, { email });
    await answerAssessmentAgain(buyer, { email, shift: 2 });
    expect(await readRejection(buyer, olderRetake)).toEqual([409, 'assessment_superseded']);
  });
});
