import { PRICE } from '@bearings/contracts';
import { useToast } from '@bearings/web';
import { useEffect, useEffectEvent } from 'react';
import { loadStripePaymentForm } from '../../load-pages';
import { checkoutTexts as texts } from '../../texts/checkout-texts';
import { useFunnelAssessmentQuery } from '../journey/assessment.api';
import { useCheckoutConfigQuery, useCreatePaymentIntentMutation } from './checkout.api';
import { checkoutState, type CheckoutState } from './checkout-state';

type Ready = Extract<CheckoutState, { kind: 'ready' }>;

interface Checkout {
  /** `renew`: makes a new intent for one that was cancelled; whether there is one. */
  state: Exclude<CheckoutState, Ready> | (Ready & { renew: () => Promise<boolean> });
  retry: () => void;
  /** What failed is being tried again. */
  retrying: boolean;
}

/** Brings together what a checkout needs: the key, the assessment and a payment intent. */
export function useCheckout(id: string): Checkout {
  const config = useCheckoutConfigQuery();
  const assessment = useFunnelAssessmentQuery(id, { refetchOnMountOrArgChange: true });
  const [createIntent, intent] = useCreatePaymentIntentMutation();
  const { toast } = useToast();

  useEffect(() => {
    void createIntent({ assessmentId: id, amount: PRICE.pounds });
  }, [createIntent, id]);

  const needsStripe = config.data?.sandbox === false;
  useEffect(() => {
    // While the provider makes the intent. If it fails the form says so, and tries again.
    if (needsStripe) loadStripePaymentForm().catch(() => undefined);
  }, [needsStripe]);

  const state = checkoutState({ config, assessment, intent });
  const retrying = config.isFetching || assessment.isFetching || intent.isLoading;
  const sayFailed = useEffectEvent(() => toast({ ...texts.init.toast, variant: 'destructive' }));
  useEffect(() => {
    if (state.kind === 'failed' && !retrying) sayFailed();
  }, [state.kind, retrying]);

  const retry = () => {
    if (config.isError) void config.refetch();
    if (assessment.isError) void assessment.refetch();
    if (intent.isError) void createIntent({ assessmentId: id, amount: PRICE.pounds });
  };
  const renew = async () => {
    const made = await createIntent({ assessmentId: id, amount: PRICE.pounds });
    return made.data !== undefined;
  };
  return { state: state.kind === 'ready' ? { ...state, renew } : state, retry, retrying };
}
