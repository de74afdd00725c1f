import { Card, Container, Heading, Section, Skeleton, Spinner } from '@bearings/ui';
import { PageMeta } from '@bearings/web';
import { useEffect, useRef } from 'react';
import { useParams } from '@bearings/web/router';
import { AgeQuestion } from './load-age-question';
import { CheckoutMessage } from './checkout-message';
import { IncludedItems } from './included';
import { OrderDetails, OrderSummary } from './order-summary';
import { PaymentPanel } from './payment-panel';
import { useCheckoutChrome } from './use-checkout-chrome';
import { useRecoverableCheckout } from './use-recoverable-checkout';
import { OwnedReport } from '../../components/retake/owned-report';
import { usePreviewCareersQuery } from '../../funnel/assessment.api';
import { loadReportSuccessPage } from '../../page-loaders/report-success-page';
import { checkoutTexts as texts } from './checkout-texts';

/** On phones the payment is above the details; on wide screens it is next to them. */
const COLUMN_CLASSES =
  'mt-4 grid gap-4 lg:mt-8 lg:grid-cols-2 lg:gap-y-8 lg:grid-rows-[auto_auto_1fr] lg:items-start lg:gap-x-10';

function CheckoutSkeleton() {
  return (
    <>
      <output className="mt-4 flex items-center gap-3 text-muted">
        <Spinner />
        <span>{texts.loading}</span>
      </output>
      <div className={COLUMN_CLASSES} aria-hidden="true">
        <Card padding="large">
          <Skeleton lines={9} />
        </Card>
        <Card padding="large">
          <Skeleton lines={18} />
        </Card>
      </div>
    </>
  );
}

function Checkout({ id }: { id: string }) {
  const { state, confirmAge, retry, retrying } = useRecoverableCheckout(id);
  const hasOrder = state.kind === 'ready' || state.kind === 'age';
  usePreviewCareersQuery(id, { skip: !hasOrder });
  useCheckoutChrome(id, state);
  const frame = useRef<HTMLDivElement>(null);
  const message = ['ready', 'loading', 'age'].includes(state.kind) ? null : state.kind;
  useEffect(() => {
    // The focused heading was replaced. The new one gets the focus, so that screen readers announce it.
    const heading = frame.current?.querySelector('h1');
    if (!message || !heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [message]);

  if (state.kind !== 'ready' && state.kind !== 'loading' && state.kind !== 'age') {
    return (
      <div ref={frame}>
        <CheckoutMessage kind={state.kind} assessmentId={id} onRetry={retry} retrying={retrying} />
      </div>
    );
  }
  return (
    <>
      <Heading level={1}>{texts.title}</Heading>
      {state.kind === 'loading' ? (
        <CheckoutSkeleton />
      ) : (
        <>
          <OwnedReport assessmentId={id} />
          <div className={COLUMN_CLASSES}>
            <OrderSummary assessment={state.assessment} />
            <div className="lg:col-start-2 lg:row-span-3 lg:row-start-1">
              {state.kind === 'age' ? <AgeQuestion {...state} onConfirm={confirmAge} /> : <PaymentPanel {...state} />}
            </div>
            <OrderDetails assessment={state.assessment} />
            <IncludedItems />
          </div>
        </>
      )}
    </>
  );
}

/** The page /checkout/{assessmentId}: order summary and payment. */
export function CheckoutPage() {
  const { assessmentId = '' } = useParams();
  useEffect(() => {
    // Downloads the next page in advance, so that the buyer does not wait for it after paying.
    loadReportSuccessPage().catch(() => undefined);
  }, []);

  return (
    <Section spacing="small">
      <PageMeta title={texts.metaTitle} description={texts.metaDescription} noIndex />
      <Container>
        <Checkout key={assessmentId} id={assessmentId} />
      </Container>
    </Section>
  );
}
