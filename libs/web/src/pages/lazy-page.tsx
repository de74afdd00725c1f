import { useState, type ComponentType } from 'react';
import type { PageLoader } from '../remote-routes';
import { PageUnavailable } from './page-unavailable';

type LoadPage = () => Promise<ComponentType>;

/**
 * Returns a component that loads a page and can retry after a failure. It stores the loaded page
 * itself, because the router calls the `lazy` function of a route only once.
 */
function createRecoverable(load: LoadPage): ComponentType {
  let LoadedPage: ComponentType | undefined;

  return function RecoverablePage() {
    const [Page, setPage] = useState(() => LoadedPage);
    const [retrying, setRetrying] = useState(false);
    if (Page) return <Page />;

    const retryLoading = async () => {
      setRetrying(true);
      try {
        LoadedPage = await load();
        setPage(() => LoadedPage);
      } catch {
        setRetrying(false);
      }
    };
    return <PageUnavailable onRetry={() => void retryLoading()} retrying={retrying} />;
  };
}

/**
 * Returns the `lazy` function of a route for one page. It never rejects: if the code cannot be loaded, it resolves to a
 * page with a retry button. Example: `lazy: createLazyPage(async () => (await import('./pages/about-page')).AboutPage)`
 */
export function createLazyPage(load: LoadPage): PageLoader {
  return async () => {
    try {
      return { Component: await load() };
    } catch {
      return { Component: createRecoverable(load) };
    }
  };
}
