import type { PaymentVerified, ReportStatus } from '@bearings/contracts';
import { reduceWatchEvent, INITIAL_WATCH_STATE, viewOf } from './success-view';
import type { WatchEvent } from './watch-report';

const paid: PaymentVerified = {
  assessmentId: 'a',
  paid: true,
  paymentStatus: 'succeeded',
  signedIn: true,
};
const unpaid: PaymentVerified = { ...paid, paid: false, paymentStatus: 'requires_payment_method' };
const processing: PaymentVerified = { ...unpaid, paymentStatus: 'processing' };

const verifiedEvent = (verified: PaymentVerified): WatchEvent => ({ kind: 'verified', verified });
const away: WatchEvent = { kind: 'verificationFailed', reason: 'away' };
const unchecked: WatchEvent = { kind: 'unchecked' };
const wanted: ReportStatus = {
  status: 'payment_required',
  error: null,
  progress: { percent: 0, section: null },
};
const paymentRequired: WatchEvent = { kind: 'status', status: wanted };

/** Returns the view after these events, for a URL that says that the payment succeeded. */
const viewAfter = (...events: WatchEvent[]) =>
  viewOf(events.reduce(reduceWatchEvent, INITIAL_WATCH_STATE), false);
/** Returns the view after these events, for a URL that says that the payment is processing. */
const afterProcessing = (...events: WatchEvent[]) =>
  viewOf(events.reduce(reduceWatchEvent, INITIAL_WATCH_STATE), true);

describe('the view while the server says that the report requires payment', () => {
  it('is "checking" until a verification of the payment has succeeded', () => {
    expect(viewAfter(away, paymentRequired)).toEqual({ kind: 'checking' });
  });

  it('is "unpaid" only after a verification that found no payment', () => {
    expect(viewAfter(verifiedEvent(unpaid), paymentRequired)).toMatchObject({ cause: 'unpaid' });
    expect(viewAfter(away, paymentRequired, verifiedEvent(unpaid))).toMatchObject({
      cause: 'unpaid',
    });
  });

  it('is "unchecked", not "unpaid", while no verification has succeeded', () => {
    expect(viewAfter(away, paymentRequired, unchecked)).toMatchObject({ cause: 'unchecked' });
  });

  it('changes from "unchecked" as soon as a verification succeeds', () => {
    expect(viewAfter(away, paymentRequired, unchecked, away, paymentRequired)).toMatchObject({
      cause: 'unchecked',
      details: 'Payment required to generate report',
    });
    expect(viewAfter(paymentRequired, unchecked, verifiedEvent(paid))).toEqual({
      kind: 'checking',
    });
    expect(viewAfter(paymentRequired, unchecked, verifiedEvent(unpaid))).toMatchObject({
      cause: 'unpaid',
    });
  });

  it('follows the last verification, not the URL, for a payment that is processing', () => {
    expect(afterProcessing(paymentRequired)).toEqual({ kind: 'processing' });
    expect(viewAfter(verifiedEvent(processing), paymentRequired)).toEqual({ kind: 'processing' });
    expect(afterProcessing(verifiedEvent(unpaid), paymentRequired)).toMatchObject({
      cause: 'unpaid',
    });
  });
});
