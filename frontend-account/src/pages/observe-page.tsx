import { Container, Eyebrow, Heading, Section, Skeleton } from '@bearings/ui';
import {
  isApiError,
  NotFoundPage,
  PageMeta,
  PageUnavailable,
  useHeadingFocus,
} from '@bearings/web';
import { useParams } from '@bearings/web/router';
import { useObserverQuestionsQuery } from '../api/calls.generated';
import { ObserverForm } from '../features/sharing/observer-questions';
import { observeTexts as texts } from '../texts/observer-texts';

/** Page on which an observer answers about a report's owner, without an account. */
export function ObservePage() {
  const { token = '' } = useParams();
  const { data, error, isFetching, refetch } = useObserverQuestionsQuery(token, {
    refetchOnMountOrArgChange: true,
  });
  const frame = useHeadingFocus(data ? 'ready' : error ? 'failed' : 'loading');
  if (isApiError(error) && error.status === 404) return <NotFoundPage {...texts.missing} />;
  if (!data && error)
    return <PageUnavailable onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <div ref={frame}>
      <PageMeta title={texts.metaTitle} description={texts.description} noIndex />
      <Section spacing="small">
        <Container width="narrow">
          {data ? (
            <div className="grid grid-cols-1 gap-8">
              <header className="grid gap-4">
                <Eyebrow>{texts.eyebrow}</Eyebrow>
                <Heading level={1} className="wrap-anywhere">
                  {texts.title(data.person)}
                </Heading>
                <p className="wrap-anywhere">{texts.lead(data.person ?? texts.somebody)}</p>
              </header>
              <ObserverForm token={token} asked={data} />
            </div>
          ) : (
            <Skeleton height="12rem" label={texts.loading} />
          )}
        </Container>
      </Section>
    </div>
  );
}
