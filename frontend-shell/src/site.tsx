import type { AppStore } from '@bearings/web';
import { Provider } from '@bearings/web';
import type { ComponentProps, ReactNode } from 'react';
import { RouterProvider } from '@bearings/web/router';

interface SiteProvidersProps {
  store: AppStore;
  /** The router provider, which differs between browser and prerenderer. */
  children: ReactNode;
}

/** The React providers around the site, in the browser and in the prerenderer. */
export function SiteProviders({ store, children }: SiteProvidersProps) {
  return <Provider store={store}>{children}</Provider>;
}

interface SiteProps {
  store: AppStore;
  router: ComponentProps<typeof RouterProvider>['router'];
}

/** The site with its store and its router. */
export function Site({ store, router }: SiteProps) {
  return (
    <SiteProviders store={store}>
      <RouterProvider router={router} />
    </SiteProviders>
  );
}
