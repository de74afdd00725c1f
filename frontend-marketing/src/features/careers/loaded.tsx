import { isApiError, NotFoundPage, PageSkeleton, PageUnavailable } from '@bearings/web';
import { type ReactNode, useState } from 'react';
import { careersTexts as texts } from './careers-texts';

interface DataQuery<Data> {
  data?: Data | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => PromiseLike<unknown>;
}

interface LoadedProps<Data> {
  query: DataQuery<Data>;
  children: (data: Data) => ReactNode;
}

/**
 * Renders a library page when its data has loaded. Otherwise shows that the data is loading, could
 * not be loaded or does not exist.
 */
export function LoadedData<Data>({ query, children }: LoadedProps<Data>) {
  const { data, error, refetch } = query;
  const [retrying, setRetrying] = useState(false);
  if (isApiError(error) && error.status === 404) return <NotFoundPage {...texts.notFound} />;
  if (error !== undefined || retrying) {
    const retryLoading = async () => {
      setRetrying(true);
      await refetch();
      setRetrying(false);
    };
    return <PageUnavailable onRetry={() => void retryLoading()} retrying={retrying} />;
  }
  return data === undefined ? <PageSkeleton /> : children(data);
}
