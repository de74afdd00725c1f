import type {
  Assessment,
  PaymentIntentCreated,
  PaymentVerified,
  ReportStatus,
  User,
} from '@bearings/contracts';
import { Browser } from '../support/browser.js';
import { confirmCard } from '../support/card.js';
import { person, submission } from '../support/submission.factory.js';
import { useSharedApi } from '../support/test-api.js';
import { until } from '../support/until.js';

const api = useSharedApi();

describe('the main job, from the answers to the report', () => {
  it('scores the answers, takes the payment and writes the report', async () => {
    const visitor = new Browser(api.url);
    await visitor.post('/api/assessments/start-tracking', { email: person.email });
    const { body: assessment } = await visitor.post<Assessment>(
      '/api/assessments/public',
      submission(),
    );
    expect(assessment).toMatchObject({ status: 'payment_required', isPaid: false });
    expect(assessment.preview?.areas).toHaveLength(12);

    const { body: intent } = await visitor.post<PaymentIntentCreated>(
      '/api/create-payment-intent',
      { assessmentId: assessment.id, amount: 9.99 },
    );
    const paymentIntentId = await confirmCard(api, intent.clientSecret, '4242424242424242');
    const { body: verified } = await visitor.post<PaymentVerified>('/api/verify-payment', {
      paymentIntentId,
    });
    expect(verified).toEqual({
      assessmentId: assessment.id,
      paid: true,
      paymentStatus: 'succeeded',
      signedIn: true,
    });

    const { body: user } = await visitor.get<User>('/api/auth/user');
    expect(user).toMatchObject({ email: person.email, hasPassword: false, role: 'user' });

    const status = () => visitor.get<ReportStatus>(`/api/reports/status/${assessment.id}`);
    const ready = await until(status, ({ body }) => body.status === 'ready');
    expect(ready.body.progress.percent).toBe(100);
  });
});
