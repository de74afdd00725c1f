import { pageTo } from '@bearings/contracts';
import { getCountryCode } from '@bearings/domain';
import { Container, Section } from '@bearings/ui';
import { isApiError, PageMeta, useCurrentUser, useHeadingFocus } from '@bearings/web';
import { Navigate, useParams } from '@bearings/web/router';
import { ReportFailed } from '../report-notices';
import { ReportSkeleton } from '../report-skeleton';
import { useAssessmentQuery, useReportQuery } from '../../../api/report.api';
import { CircumstancesEditor } from './circumstances-editor';
import { createUnsavedDraft } from '../unsaved-draft';
import { parseUnsentChanges } from './unsent-changes';
import { reportTexts } from '../report-texts';
import { revisionTexts } from './revision-texts';

/** Page for changing the interests and circumstances behind a report. */
export function CircumstancesPage() {
  const { id = '' } = useParams();
  const editedReport = useEditedReport(id);
  const frame = useHeadingFocus(editedReport.state);
  return (
    <div ref={frame}>
      <PageMeta title={revisionTexts.editor.title} description={reportTexts.description} noIndex />
      <EditorInState id={id} edited={editedReport} />
    </div>
  );
}

const isAccessError = (error: unknown) => isApiError(error) && [401, 403, 404].includes(error.status);

/** Fetches the data with which the editor starts. */
function useEditedReport(id: string) {
  const session = useCurrentUser();
  const skip = session.status !== 'signedIn';
  const report = useReportQuery({ assessmentId: id }, { skip });
  const assessment = useAssessmentQuery(id, { skip });
  if (session.user && report.data && assessment.data) {
    const newestNumber = report.data.revisions?.at(-1)?.number ?? 1;
    const { circumstances } = assessment.data;
    const { id: owner, country } = session.user;
    return { state: 'ready', owner, country: getCountryCode(country), circumstances, newest: newestNumber } as const;
  }
  const isAccessRefused = isAccessError(report.error) || isAccessError(assessment.error);
  if (session.status === 'signedOut' || isAccessRefused) return { state: 'refused' } as const;
  if (!report.isError && !assessment.isError) return { state: 'loading' } as const;
  const retryPage = async () => {
    await Promise.all([report.refetch(), assessment.refetch()]);
  };
  const retrying = report.isFetching || assessment.isFetching;
  return { state: 'failed', retry: retryPage, retrying } as const;
}

function EditorInState({ id, edited }: { id: string; edited: ReturnType<typeof useEditedReport> }) {
  switch (edited.state) {
    case 'loading':
      return <ReportSkeleton />;
    case 'refused':
      // The page of the report says why it cannot be shown, and offers the sign-in.
      return <Navigate to={pageTo.report(id)} replace />;
    case 'failed':
      return <ReportFailed retry={edited.retry} retrying={edited.retrying} />;
    case 'ready':
      return (
        <Section spacing="small" className="max-md:py-0">
          <Container width="narrow">
            <CircumstancesEditor
              key={`${edited.owner} ${id}`}
              id={id}
              drafts={createUnsavedDraft(edited.owner, id, parseUnsentChanges)}
              country={edited.country}
              page={pageTo.report(id)}
              circumstances={edited.circumstances}
              newest={edited.newest}
            />
          </Container>
        </Section>
      );
  }
}
