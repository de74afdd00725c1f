import { pageTo, type Assessment, type PublicConfig } from '@bearings/contracts';
import { Card, Heading, Skeleton, Stack } from '@bearings/ui';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { loadStripePaymentForm } from '../../load-pages';
import { checkoutTexts } from '../../texts/checkout-texts';
import { useProblemToast } from '../problem-toast/use-problem-toast';
import { FormUnreachable } from './form-unreachable';
import type { PaymentForm, PaymentOutcome } from './payment-form';
import { SandboxPaymentForm } from './sandbox-payment-form';

const texts = checkoutTexts.payment;

async function loadStripeForm(): Promise<{ default: PaymentForm }> {
  try {
    return { default: await loadStripePaymentForm() };
  } catch {
    return { default: FormUnreachable };
  }
}

/** Not part of the page until it is needed, which in the sandbox is never. */
const StripePaymentForm: PaymentForm = lazy(loadStripeForm);

interface PaymentPanelProps {
  assessment: Assessment;
  config: PublicConfig;
  clientSecret: string;
  /** Replaces an intent that was cancelled; whether that worked. If not, the page says why. */
  renew: () => Promise<boolean>;
}

/** The form of whichever provider is set up, and what becomes of each try. */
export function PaymentPanel({ assessment, config, clientSecret, renew }: PaymentPanelProps) {
  const navigate = useNavigate();
  const problem = useProblemToast();
  const successPage = pageTo.reportSuccess(assessment.id);
  const Form: PaymentForm = config.sandbox ? SandboxPaymentForm : StripePaymentForm;

  const renewForm = async () => {
    if (await renew()) problem.say({ ...texts.failed, description: texts.renewed });
  };
  const finish = (outcome: PaymentOutcome) => {
    if (outcome.kind === 'settled') {
      problem.settle();
      const result = new URLSearchParams({
        payment_intent: outcome.intentId,
        redirect_status: outcome.redirectStatus,
      });
      void navigate(`${successPage}&${result.toString()}`, { replace: true });
    } else if (outcome.kind === 'failed') {
      const description = outcome.message ?? texts.failedFallback;
      problem.say({ ...texts.failed, description });
    } else if (outcome.kind === 'canceled') {
      void renewForm();
    }
  };

  return (
    <Card padding="large" asChild>
      <section aria-labelledby="payment">
        <Stack gap={3}>
          <Heading level={2} size="small" id="payment">
            {texts.title}
          </Heading>
          <Suspense fallback={<Skeleton height="20rem" label={checkoutTexts.loading} />}>
            <Form
              key={clientSecret}
              clientSecret={clientSecret}
              publicKey={config.stripePublicKey}
              returnUrl={new URL(successPage, window.location.origin).href}
              onOutcome={finish}
            />
          </Suspense>
        </Stack>
      </section>
    </Card>
  );
}
