import { PRICE } from '@bearings/domain';
import { useFailureToast } from '@bearings/web';
import { useEffect } from 'react';
import { checkoutTexts as texts } from './checkout-texts';
import { useFunnelAssessmentQuery, usePublicConfigQuery } from '../../funnel/assessment.api';
import { useCreatePaymentIntentMutation } from '../../api/calls.generated';
import { toCheckoutState, type CheckoutState } from './checkout-state';
import { loadStripePaymentForm } from './load-stripe-payment-form';

type ReadyCheckout = Extract<CheckoutState, { kind: 'ready' }>;

export interface Checkout {
  /**
   * The state of the checkout. If the buyer can pay, it has the function `renew`, which replaces a cancelled payment
   * intent and resolves to false if that failed.
   */
  state: Exclude<CheckoutState, ReadyCheckout> | (ReadyCheckout & { renew: () => Promise<boolean> });
  /** Sends the confirmation of the buyer's age, after which the payment form loads. */
  confirmAge: () => Promise<unknown>;
  retry: () => void;
  /** True while the failed calls are being repeated. */
  retrying: boolean;
}

/** Loads the configuration and the assessment, and creates a payment intent. */
export function useCheckout(id: string): Checkout {
  const config = usePublicConfigQuery();
  const assessment = useFunnelAssessmentQuery(id, { refetchOnMountOrArgChange: true });
  const [createIntent, intent] = useCreatePaymentIntentMutation();
  const showFailure = useFailureToast();

  useEffect(() => {
    void createIntent({ assessmentId: id, amount: PRICE.pounds });
  }, [createIntent, id]);

  const needsStripe = config.data?.sandbox === false;
  useEffect(() => {
    // Downloads the payment form while the payment intent is created. PaymentPanel reports an error of the download.
    if (needsStripe) loadStripePaymentForm().catch(() => undefined);
  }, [needsStripe]);

  const state = toCheckoutState({ config, assessment, intent });
  const retrying = config.isFetching || assessment.isFetching || intent.isLoading;
  useEffect(() => {
    if (!retrying) showFailure(state.kind === 'failed' ? texts.init.toast : undefined);
  }, [state.kind, retrying, showFailure]);

  const retryCheckout = () => {
    if (config.isError) void config.refetch();
    if (assessment.isError) void assessment.refetch();
    if (intent.isError) void createIntent(intent.originalArgs ?? { assessmentId: id, amount: PRICE.pounds });
  };
  const confirmAge = async () => createIntent({ assessmentId: id, amount: PRICE.pounds, ageConfirmed: true });
  const renewIntent = async () => {
    const createdIntent = await createIntent({ assessmentId: id, amount: PRICE.pounds });
    return createdIntent.data !== undefined;
  };
  const fullState = state.kind === 'ready' ? { ...state, renew: renewIntent } : state;
  return { state: fullState, confirmAge, retry: retryCheckout, retrying };
}
