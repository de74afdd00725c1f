import { useState, type ComponentType } from 'react';
import type { PageLoader } from '../remote-routes';
import { PageUnavailable } from './page-unavailable';

type Load = () => Promise<ComponentType>;

/**
 * A page in place of one whose code did not arrive: it offers another try. Once the code has come
 * it is kept, since the router never asks for a lazy route twice.
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
 * A route's `lazy` for one page:
 * `lazy: lazyPage(async () => (await import('./pages/about-page')).AboutPage)`.
 * Never rejects: a page whose code cannot be fetched becomes one that can try again.
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
