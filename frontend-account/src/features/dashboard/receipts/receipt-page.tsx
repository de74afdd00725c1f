import { pages, pageTo } from '@bearings/contracts';
import { Button, Container, EmptyState, Heading, Section, Stack } from '@bearings/ui';
import { BrokenNeedle } from '@bearings/ui/illustrations';
import { PageSkeleton } from '@bearings/web';
import { Link, useParams } from '@bearings/web/router';
import { LoadFailed } from '../../../components/load-failed';
import { ReceiptSheet } from './receipt-sheet';
import { useReceiptsQuery } from './receipts.api';
import { receiptTexts } from './receipt-texts';
import { SignedInPage } from '../../../session/signed-in-page';

const texts = receiptTexts.page;

/** The page of one receipt of the signed-in account, to print or download it. */
export function ReceiptPage() {
  const { id = '' } = useParams();
  return (
    <SignedInPage path={pageTo.receipt(id)} why={texts.why} texts={texts} loading={<PageSkeleton />}>
      {() => <ReceiptById id={id} />}
    </SignedInPage>
  );
}

function ReceiptById({ id }: { id: string }) {
  const { data: receipts, isError, isFetching, refetch } = useReceiptsQuery();
  const receipt = receipts?.find((each) => each.id === id);
  const isMissing = receipts !== undefined && receipt === undefined;
  if (!receipts && !isError) return <PageSkeleton />;
  return (
    <Section spacing="small">
      <Container width="narrow">
        <Stack gap={4}>
          {receipt && <ReceiptSheet receipt={receipt} />}
          {isMissing && (
            <EmptyState
              level={1}
              title={texts.missing.title}
              illustration={<BrokenNeedle />}
              action={
                <Button asChild>
                  <Link to={pages.dashboard}>{texts.back}</Link>
                </Button>
              }
            >
              {texts.missing.text}
            </EmptyState>
          )}
          {!receipts && (
            <>
              <Heading level={1}>{texts.title}</Heading>
              <LoadFailed text={texts.failed} retry={receiptTexts.retry} loading={isFetching} onRetry={refetch} />
            </>
          )}
          {!isMissing && (
            <p className="print:hidden">
              <Link className="ui-link inline-flex min-h-11 items-center" to={pages.dashboard}>
                {texts.back}
              </Link>
            </p>
          )}
        </Stack>
      </Container>
    </Section>
  );
}
