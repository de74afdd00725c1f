import { Card, Container, Heading, Section, Skeleton, Spinner } from '@bearings/ui';
import { PageMeta } from '@bearings/web';
import { useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { CheckoutMessage } from '../features/checkout/checkout-message';
import { Included } from '../features/checkout/included';
import { OrderSummary } from '../features/checkout/order-summary';
import { PaymentPanel } from '../features/checkout/payment-panel';
import { useCheckout } from '../features/checkout/use-checkout';
import { loadReportSuccessPage } from '../load-pages';
import { checkoutTexts as texts } from '../texts/checkout-texts';

/** On a phone the payment comes before the small print; beside it where there is room. */
const COLUMNS = 'mt-8 grid gap-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-10';

function Preparing() {
  return (
    <>
      <output className="mt-4 flex items-center gap-3 text-muted">
        <Spinner />
        {texts.loading}
      </output>
      <div className={COLUMNS} aria-hidden="true">
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
  const { state, retry, retrying } = useCheckout(id);
  const frame = useRef<HTMLDivElement>(null);
  const message = state.kind === 'ready' || state.kind === 'loading' ? null : state.kind;
  useEffect(() => {
    // The heading that had the focus is gone, and with it what was read out.
    const heading = frame.current?.querySelector('h1');
    if (!message || !heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [message]);

  if (state.kind !== 'ready' && state.kind !== 'loading') {
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
        <Preparing />
      ) : (
        <div className={COLUMNS}>
          <OrderSummary assessment={state.assessment} />
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <PaymentPanel {...state} />
          </div>
          <Included />
        </div>
      )}
    </>
  );
}

/** /checkout/{assessmentId}: what is bought, and the payment. */
export function CheckoutPage() {
  const { assessmentId = '' } = useParams();

  useEffect(() => {
    // Nobody who has just paid may wait for a download.
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
