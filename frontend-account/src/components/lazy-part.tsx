import { Skeleton } from '@bearings/ui';
import { loadOrRetry, type PageUnavailableProps } from '@bearings/web';
import { lazy, Suspense, type ComponentType } from 'react';
import { LoadFailed } from './load-failed';

const texts = {
  failed: 'This part of the page could not be loaded. Check your connection, then try again.',
  retry: 'Try Again',
};

/**
 * Returns a component for a part of a page. Its code is downloaded when the part is first shown. If the download fails,
 * the part shows a message with a retry button, and the rest of the page keeps working.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: { height: string; label?: string },
): ComponentType<Props> {
  const LoadedPart = lazy(async () => ({ default: await loadOrRetry(load, PartUnavailable) }));
  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={<Skeleton {...placeholder} />}>
        <LoadedPart {...props} />
      </Suspense>
    );
  };
}

function PartUnavailable({ onRetry, retrying = false }: PageUnavailableProps) {
  return <LoadFailed live text={texts.failed} retry={texts.retry} loading={retrying} onRetry={onRetry} />;
}
