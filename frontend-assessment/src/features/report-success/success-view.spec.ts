import type { PaymentVerified, ReportStatus } from '@bearings/contracts';
import { reduceWatchEvent, INITIAL_WATCH_STATE, chooseView } from './success-view';
import type { WatchEvent } from './watch-report';

const paidPayment: PaymentVerified = {
  assessmentId: 'a',
  paid: true,
  paymentStatus: 'succeeded',
  signedIn: true,
};
const unpaidPayment: PaymentVerified = {
  ...paidPayment,
  paid: false,
  paymentStatus: 'requires_payment_method',
};
const processingPayment: PaymentVerified = { ...unpaidPayment, paymentStatus: 'processing' };

const verifiedEvent = (verified: PaymentVerified): WatchEvent => ({ kind: 'verified', verified });
const verificationFailedEvent: WatchEvent = { kind: 'verificationFailed', reason: 'away' };
const uncheckedEvent: WatchEvent = { kind: 'unchecked' };
const paymentRequiredStatus: ReportStatus = {
  status: 'payment_required',
  error: null,
  progress: { percent: 0, section: null },
};
const paymentRequiredEvent: WatchEvent = { kind: 'status', status: paymentRequiredStatus };

/** Returns the view after these events, for a URL that says that the payment succeeded. */
const createViewAfter = (...events: WatchEvent[]) =>
  chooseView(events.reduce(reduceWatchEvent, INITIAL_WATCH_STATE), false);
/** Returns the view after these events, for a URL that says that the payment is processing. */
const createViewAfterProcessing = (...events: WatchEvent[]) =>
  chooseView(events.reduce(reduceWatchEvent, INITIAL_WATCH_STATE), true);

describe('the view while the server says that the report requires payment', () => {
  it('is "checking" until a verification of the payment has succeeded', () => {
    expect(createViewAfter(verificationFailedEvent, paymentRequiredEvent)).toEqual({ kind: 'checking' });
  });

  it('is "unpaid" only after a verification that found no payment', () => {
    expect(createViewAfter(verifiedEvent(unpaidPayment), paymentRequiredEvent)).toMatchObject({
      cause: 'unpaid',
    });
    expect(createViewAfter(verificationFailedEvent, paymentRequiredEvent, verifiedEvent(unpaidPayment))).toMatchObject({
      cause: 'unpaid',
    });
  });

  it('is "unchecked", not "unpaid", while no verification has succeeded', () => {
    expect(createViewAfter(verificationFailedEvent, paymentRequiredEvent, uncheckedEvent)).toMatchObject({
      cause: 'unchecked',
    });
  });

  it('changes from "unchecked" as soon as a verification succeeds', () => {
    expect(
      createViewAfter(
        verificationFailedEvent,
        paymentRequiredEvent,
        uncheckedEvent,
        verificationFailedEvent,
        paymentRequiredEvent,
      ),
    ).toMatchObject({
      cause: 'unchecked',
      details: 'Payment required to generate report',
    });
    expect(createViewAfter(paymentRequiredEvent, uncheckedEvent, verifiedEvent(paidPayment))).toEqual({
      kind: 'checking',
    });
    expect(createViewAfter(paymentRequiredEvent, uncheckedEvent, verifiedEvent(unpaidPayment))).toMatchObject({
      cause: 'unpaid',
    });
  });

  it('follows the last verification, not the URL, for a payment that is processing', () => {
    expect(createViewAfterProcessing(paymentRequiredEvent)).toEqual({ kind: 'processing' });
    expect(createViewAfter(verifiedEvent(processingPayment), paymentRequiredEvent)).toEqual({
      kind: 'processing',
    });
    expect(createViewAfterProcessing(verifiedEvent(unpaidPayment), paymentRequiredEvent)).toMatchObject({
      cause: 'unpaid',
    });
  });
});
