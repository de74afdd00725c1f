import { Container, Section } from '@bearings/ui';
import { PageMeta } from '@bearings/web';
import { useSearchParams } from 'react-router-dom';
import { ReportProgress } from '../features/report-success/report-progress';
import { readSuccessQuery } from '../features/report-success/success-query';
import { InvalidView } from '../features/report-success/trouble-views';
import { successTexts as texts } from '../texts/success-texts';

/** /report-success: after the payment, until the report is there. */
export function ReportSuccessPage() {
  const [search] = useSearchParams();
  const query = readSuccessQuery(search);
  return (
    <Section spacing="small">
      <Container width="narrow">
        {query ? (
          <ReportProgress key={query.intentId} query={query} />
        ) : (
          <>
            <PageMeta title={texts.invalid.title} description={texts.invalid.text} noIndex />
            <InvalidView assessmentId={search.get('assessment')} />
          </>
        )}
      </Container>
    </Section>
  );
}
