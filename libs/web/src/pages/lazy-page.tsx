import { useState, type ComponentType } from 'react';
import type { PageLoader } from '../remote-routes';
import { PageUnavailable } from './page-unavailable';

type Load = () => Promise<ComponentType>;

/**
 * Returns a component that loads a page and can retry after a failure. It stores the loaded page
 * itself, because the router calls the `lazy` function of a route only once.
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
 * Returns the `lazy` function of a route for one page. It never rejects: if the code cannot be loaded, it resolves to a
 * page with a retry button. Example: `lazy: lazyPage(async () => (await import('./pages/about-page')).AboutPage)`
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
