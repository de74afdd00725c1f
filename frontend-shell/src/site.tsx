import type { AppStore } from '@bearings/web';
import { Provider } from '@bearings/web';
import type { ComponentProps, ReactNode } from 'react';
import { RouterProvider } from 'react-router-dom';

interface SiteProvidersProps {
  store: AppStore;
  /** The router's provider: the browser's, or the prerenderer's. */
  children: ReactNode;
}

/** What the whole site stands in. */
export function SiteProviders({ store, children }: SiteProvidersProps) {
  return <Provider store={store}>{children}</Provider>;
}

interface SiteProps {
  store: AppStore;
  router: ComponentProps<typeof RouterProvider>['router'];
}

/** The site: one store, one router. */
export function Site({ store, router }: SiteProps) {
  return (
    <SiteProviders store={store}>
      <RouterProvider router={router} />
    </SiteProviders>
  );
}
