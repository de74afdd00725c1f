import { pageTo } from '@bearings/contracts';
import { Container, Section } from '@bearings/ui';
import { isApiError, PageMeta, useCurrentUser, useHeadingFocus } from '@bearings/web';
import { Navigate, useParams } from '@bearings/web/router';
import { useReportQuery } from '../../../api/report.api';
import { ReportFailed } from '../report-notices';
import { ReportSkeleton } from '../report-skeleton';
import { useLongListQuery } from '../revisions.api';
import { createUnsavedDraft } from '../unsaved-draft';
import { parseAnswers } from './answers';
import { LongListForm } from './long-list-form';
import { longListTexts as texts } from './long-list-texts';

/** Page on which a report's owner sorts their best 25 careers, the long list. */
export function LongListPage() {
  const { id = '' } = useParams();
  const view = useLongList(id);
  const frame = useHeadingFocus(view.state);
  return (
    <div ref={frame}>
      <PageMeta title={texts.title} description={texts.description} noIndex />
      <ListInState id={id} view={view} />
    </div>
  );
}

const isAccessError = (error: unknown) => isApiError(error) && [401, 403, 404].includes(error.status);

/** Fetches the list, and the report for the number of its newest version. */
function useLongList(id: string) {
  const session = useCurrentUser();
  const skip = session.status !== 'signedIn';
  const report = useReportQuery({ assessmentId: id }, { skip });
  const list = useLongListQuery(id, { skip });
  if (session.user && report.data && list.data) {
    const newest = report.data.revisions?.at(-1)?.number ?? 1;
    return { state: 'ready', owner: session.user.id, list: list.data, newest } as const;
  }
  const isAccessRefused = isAccessError(report.error) || isAccessError(list.error);
  if (session.status === 'signedOut' || isAccessRefused) return { state: 'refused' } as const;
  if (!report.isError && !list.isError) return { state: 'loading' } as const;
  const retry = async () => {
    await Promise.all([report.refetch(), list.refetch()]);
  };
  return { state: 'failed', retry, retrying: report.isFetching || list.isFetching } as const;
}

function ListInState({ id, view }: { id: string; view: ReturnType<typeof useLongList> }) {
  switch (view.state) {
    case 'loading':
      return <ReportSkeleton />;
    case 'refused':
      // The page of the report says why it cannot be shown, and offers the sign-in.
      return <Navigate to={pageTo.report(id)} replace />;
    case 'failed':
      return <ReportFailed retry={view.retry} retrying={view.retrying} />;
    case 'ready':
      return (
        <Section spacing="small">
          <Container width="narrow">
            <LongListForm
              key={`${view.owner} ${id}`}
              id={id}
              list={view.list}
              draft={createUnsavedDraft(view.owner, `${id} long-list`, parseAnswers)}
              newest={view.newest}
            />
          </Container>
        </Section>
      );
  }
}
