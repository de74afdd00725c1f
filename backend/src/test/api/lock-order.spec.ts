// To avoid deadlocks, each transaction locks an account before the account's assessments. In these tests a deletion has
// locked the account, so a call that waits for the account must not hold a lock on an assessment.
import type { Assessment } from '@bearings/contracts';
import { createBuyerWithSecondAssessment, payWithoutReconciler, verifyPayment } from '../support/buyer.js';
import { submission } from '../support/submission.factory.js';
import { useTestApi, waitForLock } from '../support/test-api.js';

const api = useTestApi();

/** Locks the account as a deletion does, starts the call, and locks the account's assessments while the call waits. */
async function callDuringDeletion<Reply>(email: string, call: () => Promise<Reply>): Promise<Reply> {
  const runner = api.database.createQueryRunner();
  try {
    await runner.startTransaction();
    const [user]: { id: string }[] = await runner.query('select id from users where email = $1 for update', [email]);
    const reply = call();
    await waitForLock(api);
    // A task in the background may hold a row for a moment; the waiting call would hold it until this transaction ends.
    await runner.query("set local lock_timeout = '10s'");
    const lock = 'select id from assessments where user_id = $1 order by id for update';
    expect(await runner.query(lock, [user?.id])).not.toHaveLength(0);
    await runner.commitTransaction();
    return await reply;
  } finally {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    await runner.release();
  }
}

it('a submission waits for the lock on its account before it locks an assessment', async () => {
  const email = 'submits@example.org';
  const { browser } = await createBuyerWithSecondAssessment(api, email);
  const submitReply = await callDuringDeletion(email, () =>
    browser.post<Assessment>('/api/assessments/public', submission({ email }, 2)),
  );
  expect(submitReply.status).toBe(200);
});

it('settling a payment waits for the lock on the account before it locks the assessment', async () => {
  const email = 'settles@example.org';
  const buyer = await createBuyerWithSecondAssessment(api, email);
  await buyer.browser.patch(`/api/assessments/${buyer.assessmentId}`, { countryCode: 'CA' });
  const paymentIntentId = await payWithoutReconciler(api, buyer);
  const settleResult = await callDuringDeletion(email, () => verifyPayment(buyer, paymentIntentId));
  expect(settleResult.status).toBe(200);
  const user = await api.value<string>`select country from users where email = ${email}`;
  expect(user).toBe('CA');
});
