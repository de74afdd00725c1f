import { SkipLink } from '@bearings/ui';
import { Toasts } from '@bearings/web';
import { Outlet } from 'react-router-dom';
import { headerTexts } from '../texts/layout-texts';
import { LoadingBar } from './loading-bar';
import { OfflineNotice } from './offline-notice';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { useArrival } from './use-arrival';

/** What every page has around it. */
export function SiteLayout() {
  const main = useArrival();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink>{headerTexts.skip}</SkipLink>
      <LoadingBar />
      <SiteHeader />
      <OfflineNotice />
      <main id="main" ref={main} tabIndex={-1} className="grow outline-none">
        <Outlet />
      </main>
      <SiteFooter />
      <Toasts />
    </div>
  );
}
