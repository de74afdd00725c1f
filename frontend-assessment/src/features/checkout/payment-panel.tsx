import { pageTo, type Assessment, type PublicConfig } from '@bearings/contracts';
import { Card, Heading, Skeleton, Stack } from '@bearings/ui';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from '@bearings/web/router';
import { checkoutTexts } from './checkout-texts';
import { FormUnreachable } from './form-unreachable';
import { loadStripePaymentForm } from './load-stripe-payment-form';
import type { PaymentForm, PaymentOutcome, PaymentProblem } from './payment-form';
import { NOT_AUTHENTICATED_PROBLEM, toPaymentProblem, INTENT_RENEWED_PROBLEM } from './payment-problem';
import { isPaymentFailedState } from '../../funnel/payment-failed-state';
import { SandboxPaymentForm } from './sandbox-payment-form';

const texts = checkoutTexts.payment;

async function loadStripeFormOrFallback(): Promise<{ default: PaymentForm }> {
  try {
    return { default: await loadStripePaymentForm() };
  } catch {
    return { default: FormUnreachable };
  }
}

/** Downloaded when first rendered, since the sandbox does not need it. */
const StripePaymentForm: PaymentForm = lazy(loadStripeFormOrFallback);

interface PaymentPanelProps {
  assessment: Assessment;
  config: PublicConfig;
  clientSecret: string;
  /**
   * Replaces a cancelled payment intent by a new one. Resolves to false if that failed; the page then shows the
   * failure.
   */
  renew: () => Promise<boolean>;
}

/** Renders the form of the configured provider, and handles the outcome of each attempt. */
export function PaymentPanel({ assessment, config, clientSecret, renew }: PaymentPanelProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const [problem, setProblem] = useState<PaymentProblem | null>(
    isPaymentFailedState(location.state) ? NOT_AUTHENTICATED_PROBLEM : null,
  );
  const successPage = pageTo.reportSuccess(assessment.id);
  const Form: PaymentForm = config.sandbox ? SandboxPaymentForm : StripePaymentForm;

  const renewForm = async () => {
    if (await renew()) setProblem(INTENT_RENEWED_PROBLEM);
  };
  const finishPayment = (outcome: PaymentOutcome) => {
    if (outcome.kind === 'settled') {
      const result = new URLSearchParams({
        payment_intent: outcome.intentId,
        redirect_status: outcome.redirectStatus,
      });
      void navigate(`${successPage}&${result.toString()}`, { replace: true });
    } else if (outcome.kind === 'failed') {
      setProblem(toPaymentProblem(outcome));
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
              problem={problem}
              onStart={() => setProblem(null)}
              onOutcome={finishPayment}
            />
          </Suspense>
        </Stack>
      </section>
    </Card>
  );
}
