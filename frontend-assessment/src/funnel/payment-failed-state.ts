/** The navigation state with which the success page opens the checkout after a failed payment. */
export const PAYMENT_FAILED_STATE = { paymentFailed: true };

/** Returns whether a navigation state is that of {@link PAYMENT_FAILED_STATE}. */
export const isPaymentFailedState = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'paymentFailed' in state && state.paymentFailed === true;
