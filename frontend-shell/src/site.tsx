import { TooltipProvider } from '@bearings/ui';
import type { AppStore } from '@bearings/web';
import { Provider } from '@bearings/web';
import type { ComponentProps } from 'react';
import { RouterProvider } from 'react-router-dom';

interface SiteProps {
  store: AppStore;
  router: ComponentProps<typeof RouterProvider>['router'];
}

/** The site: one store, one router. */
export function Site({ store, router }: SiteProps) {
  return (
    <Provider store={store}>
      <TooltipProvider>
        <RouterProvider router={router} />
      </TooltipProvider>
    </Provider>
  );
}
