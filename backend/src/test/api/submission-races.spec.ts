// Submissions at the same time as other submissions, a payment or a sign-in.
import type { Assessment } from '@bearings/contracts';
import { SESSION_COOKIE } from '../../auth/sessions/session.cookies.js';
import { registered } from '../support/account.factory.js';
import { Browser } from '../support/browser.js';
import { createVisitorWithAssessment, createIntent } from '../support/buyer.js';
import { submission } from '../support/submission.factory.js';
import { useTestApi, waitForLock, withQueryRunner } from '../support/test-api.js';

const api = useTestApi();

const submitAnswers = (browser: Browser, email: string) =>
  browser.post<Assessment>('/api/assessments/public', submission({ email }));

describe('submissions of one owner at the same time', () => {
  it('leave only one assessment that is not superseded', async () => {
    const { browser } = await createVisitorWithAssessment(api, 'crowd@example.org');
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => submitAnswers(browser, `crowd.${index}@example.org`)),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const counts = await api.sql`select count(*) filter (where superseded_at is null)::int as shown,
              count(*) filter (where superseded_at is not null)::int as superseded
         from assessments where email like 'crowd%'`;
    expect(counts).toEqual([{ shown: 1, superseded: 20 }]);
  });
});

describe('a submission during a payment', () => {
  it('does not supersede an assessment that is paid while the submission waits for its lock', async () => {
    const buyer = await createVisitorWithAssessment(api, 'pays@example.org');
    const secret = await createIntent(buyer);
    await withQueryRunner(api, async (runner) => {
      // Imitates settling: locks the assessment's row and then stores the payment.
      await runner.startTransaction();
      const lock = 'select 1 from assessments where id = $1 for update';
      await runner.query(lock, [buyer.assessmentId]);
      const submitPromise = submitAnswers(buyer.browser, 'pays.again@example.org');
      await waitForLock(api);
      await runner.query(
        `insert into payments (assessment_id, intent_id, amount, currency) values ($1, $2, 999, 'gbp')`,
        [buyer.assessmentId, secret.split('_secret_')[0]],
      );
      await runner.commitTransaction();
      expect((await submitPromise).status).toBe(200);
    });
    const rows = await api.sql`select a.superseded_at is null as paid, i.cancel_requested_at is not null as cancelled
         from assessments a join payment_intents i on i.assessment_id = a.id where a.id = ${buyer.assessmentId}`;
    expect(rows).toEqual([{ paid: true, cancelled: false }]);
  });
});

describe('a submission during a sign-in', () => {
  it('belongs to the account although the sign-in has replaced the visitor’s session token', async () => {
    await registered(api, 'signs.in@example.org');
    const { browser } = await createVisitorWithAssessment(api, 'visitor@example.org');
    await withQueryRunner(api, async (runner) => {
      await runner.startTransaction();
      await runner.query(
        `update sessions set token_hash = sha256('another'),
                user_id = (select id from users where email = 'signs.in@example.org')
          where token_hash = sha256(convert_to($1, 'UTF8'))`,
        [browser.cookies.get(SESSION_COOKIE)],
      );
      const submitPromise = submitAnswers(browser, 'late@example.org');
      await waitForLock(api);
      await runner.commitTransaction();
      const { status, body } = await submitPromise;
      expect(status).toBe(200);
      const email =
        await api.value<string>`select u.email from assessments a join users u on u.id = a.user_id where a.id = ${body.id}`;
      expect(email).toBe('signs.in@example.org');
    });
  });
});

describe('a submission that fails', () => {
  it('changes nothing and returns its database connection to the pool without an open transaction', async () => {
    const { browser, assessmentId } = await createVisitorWithAssessment(api, 'fails@example.org');
    await api.sql`alter table assessments add constraint fails check (email <> 'refused@example.org')`;
    try {
      expect((await submitAnswers(browser, 'refused@example.org')).status).toBe(500);
    } finally {
      await api.sql`alter table assessments drop constraint fails`;
    }
    expect(await api.value`select superseded_at is null from assessments where id = ${assessmentId}`).toBe(true);
    const replies = await Promise.all(
      Array.from({ length: 15 }, () => browser.get<Assessment>(`/api/assessments/${assessmentId}`)),
    );
    expect(new Set(replies.map(({ body }) => body.id))).toEqual(new Set([assessmentId]));
  });
});
