import { useState, type ComponentType } from 'react';
import type { PageLoader } from '../remote-routes';
import { PageUnavailable } from './page-unavailable';

type Load = () => Promise<ComponentType>;

/**
 * Returns a page that retries a failed load. It caches the loaded page, because the router resolves a lazy route only
 * once.
 */
function recoverable(load: Load): ComponentType {
  let Loaded: ComponentType | undefined;

  return function RecoverablePage() {
    const [Page, setPage] = useState(() => Loaded);
    const [retrying, setRetrying] = useState(false);
    if (Page) return <Page />;

    const retry = async () => {
      setRetrying(true);
      try {
        Loaded = await load();
        setPage(() => Loaded);
      } catch {
        setRetrying(false);
      }
    };
    return <PageUnavailable onRetry={() => void retry()} retrying={retrying} />;
  };
}

/**
 * Returns a route's `lazy` for one page: `lazy: lazyPage(async () => (await import('./pages/about-page')).AboutPage)`.
 * Never rejects: if the code cannot be fetched, it resolves to a page with a retry button.
 */
export function lazyPage(load: Load): PageLoader {
  return async () => {
    try {
      return { Component: await load() };
    } catch {
      return { Component: recoverable(load) };
    }
  };
}
