import { Container, Section } from '@bearings/ui';
import { useSearchParams } from '@bearings/web/router';
import { FailedReturn } from './failed-return';
import { ReportProgress } from './report-progress';
import { readSuccessQuery } from './success-query';
import { InvalidView } from './trouble-views';

function Content({ search }: { search: URLSearchParams }) {
  const request = readSuccessQuery(search);
  switch (request.kind) {
    case 'paid':
      return <ReportProgress key={request.query.intentId} query={request.query} />;
    case 'failed':
      return <FailedReturn assessmentId={request.assessmentId} />;
    case 'invalid':
      return <InvalidView assessmentId={search.get('assessment')} />;
  }
}

/** The page /report-success: shown from the payment until the report is ready. */
export function ReportSuccessPage() {
  const [search] = useSearchParams();
  return (
    <Section spacing="small">
      <Container width="narrow">
        <Content search={search} />
      </Container>
    </Section>
  );
}
