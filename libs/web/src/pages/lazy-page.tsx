import { useState, type ComponentType } from 'react';
import type { PageLoader } from '../remote-routes';
import { PageUnavailable, type PageUnavailableProps } from './page-unavailable';

type LoadComponent<Props> = () => Promise<ComponentType<Props>>;

/**
 * Loads a component. Never rejects: if the code cannot be loaded, it resolves to a component that shows `Unavailable`
 * until a retry succeeds.
 */
export async function loadOrRetry<Props extends object>(
  load: LoadComponent<Props>,
  Unavailable: ComponentType<PageUnavailableProps>,
): Promise<ComponentType<Props>> {
  try {
    return await load();
  } catch {
    return createRecoverable(load, Unavailable);
  }
}

/**
 * Returns a component that can retry loading after a failure. It stores the loaded component itself, because React and
 * the router call a `lazy` function only once.
 */
function createRecoverable<Props extends object>(
  load: LoadComponent<Props>,
  Unavailable: ComponentType<PageUnavailableProps>,
): ComponentType<Props> {
  let LoadedComponent: ComponentType<Props> | undefined;

  return function Recoverable(props: Props) {
    const [Component, setComponent] = useState(() => LoadedComponent);
    const [retrying, setRetrying] = useState(false);
    if (Component) return <Component {...props} />;

    const retryLoading = async () => {
      setRetrying(true);
      try {
        LoadedComponent = await load();
        setComponent(() => LoadedComponent);
      } catch {
        setRetrying(false);
      }
    };
    return <Unavailable onRetry={() => void retryLoading()} retrying={retrying} />;
  };
}

/**
 * Returns the `lazy` function of a route for one page. It never rejects: if the code cannot be loaded, it resolves to a
 * page with a retry button. Example: `lazy: createLazyPage(async () => (await import('./pages/about-page')).AboutPage)`
 */
export function createLazyPage(load: LoadComponent<object>): PageLoader {
  return async () => ({ Component: await loadOrRetry(load, PageUnavailable) });
}
