import type { PaymentVerified, ReportStatus } from '@bearings/contracts';
import { learn, NOTHING_KNOWN, viewOf } from './success-view';
import type { WatchNews } from './watch-report';

const paid: PaymentVerified = {
  assessmentId: 'a',
  paid: true,
  paymentStatus: 'succeeded',
  signedIn: true,
};
const unpaid: PaymentVerified = { ...paid, paid: false, paymentStatus: 'requires_payment_method' };
const processing: PaymentVerified = { ...unpaid, paymentStatus: 'processing' };

const answered = (verified: PaymentVerified): WatchNews => ({ kind: 'verified', verified });
const away: WatchNews = { kind: 'verificationFailed', reason: 'away' };
const unchecked: WatchNews = { kind: 'unchecked' };
const wanted: ReportStatus = {
  status: 'payment_required',
  error: null,
  progress: { percent: 0, section: null },
};
const paymentRequired: WatchNews = { kind: 'status', status: wanted };

/** What is shown after these news, when the URL said that the payment succeeded. */
const after = (...news: WatchNews[]) => viewOf(news.reduce(learn, NOTHING_KNOWN), false);
/** The same, when the URL said that it is on its way. */
const afterProcessing = (...news: WatchNews[]) => viewOf(news.reduce(learn, NOTHING_KNOWN), true);

describe('where the report wants payment', () => {
  it('is still being checked while no verification has answered', () => {
    expect(after(away, paymentRequired)).toEqual({ kind: 'checking' });
  });

  it('is unpaid only once a verification said so', () => {
    expect(after(answered(unpaid), paymentRequired)).toMatchObject({ cause: 'unpaid' });
    expect(after(away, paymentRequired, answered(unpaid))).toMatchObject({ cause: 'unpaid' });
  });

  it('never says that there is no payment when nobody could tell', () => {
    expect(after(away, paymentRequired, unchecked)).toMatchObject({ cause: 'unchecked' });
  });

  it('says so until somebody can tell', () => {
    expect(after(away, paymentRequired, unchecked, away, paymentRequired)).toMatchObject({
      cause: 'unchecked',
      details: 'Payment required to generate report',
    });
    expect(after(paymentRequired, unchecked, answered(paid))).toEqual({ kind: 'checking' });
    expect(after(paymentRequired, unchecked, answered(unpaid))).toMatchObject({ cause: 'unpaid' });
  });

  it('believes the latest answer about a payment on its way, not the URL', () => {
    expect(afterProcessing(paymentRequired)).toEqual({ kind: 'processing' });
    expect(after(answered(processing), paymentRequired)).toEqual({ kind: 'processing' });
    expect(afterProcessing(answered(unpaid), paymentRequired)).toMatchObject({ cause: 'unpaid' });
  });
});
