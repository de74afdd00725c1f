import { Container, Section } from '@bearings/ui';
import { isApiError, NotFoundPage, PageMeta, PageUnavailable, useHeadingFocus } from '@bearings/web';
import type { ComponentProps, ReactNode } from 'react';

interface SharedFrameProps<Data> {
  query: { data?: Data; error?: unknown; isFetching: boolean; refetch: () => unknown };
  texts: {
    metaTitle: string;
    description: string;
    missing: ComponentProps<typeof NotFoundPage>;
  };
  loading: ReactNode;
  /** What comes before the column, over the whole width. */
  renderOpening?: (data: Data) => ReactNode;
  /** True for a column as wide as that of a report. */
  isWide?: boolean;
  children: (data: Data) => ReactNode;
}

/**
 * The frame of a page that a share link opens. Shows whether its data is loading, could not be
 * loaded, or the link has ended.
 */
export function SharedFrame<Data>({
  query,
  texts,
  loading,
  renderOpening,
  isWide = false,
  children,
}: SharedFrameProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  const frame = useHeadingFocus(data ? 'ready' : error ? 'failed' : 'loading');
  if (isApiError(error) && error.status === 404) return <NotFoundPage {...texts.missing} />;
  if (!data && error) return <PageUnavailable onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <div ref={frame}>
      <PageMeta title={texts.metaTitle} description={texts.description} noIndex />
      {data && renderOpening?.(data)}
      <Section spacing="small">
        <Container {...(isWide ? { className: 'max-w-[83rem]' } : { width: 'narrow' })}>
          {data ? children(data) : loading}
        </Container>
      </Section>
    </div>
  );
}
