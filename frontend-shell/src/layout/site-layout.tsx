import { SkipLink } from '@bearings/ui';
import { Toasts, useRequestedChrome } from '@bearings/web';
import { Outlet } from '@bearings/web/router';
import { headerTexts } from './layout-texts';
import { LoadingBar } from './loading-bar';
import { OfflineNotice } from './offline-notice';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SlimFooter } from './slim-footer';
import { SlimHeader } from './slim-header';
import { useScrollAndFocusOnNavigation } from './use-scroll-and-focus-on-navigation';

/** The layout around every page: header, messages and footer. */
export function SiteLayout() {
  const main = useScrollAndFocusOnNavigation();
  const chrome = useRequestedChrome();
  return (
    <div className="flex min-h-dvh flex-col print:block" data-chrome={chrome.kind}>
      <SkipLink>{headerTexts.skip}</SkipLink>
      <LoadingBar />
      {chrome.kind === 'slim' ? <SlimHeader {...chrome} /> : <SiteHeader />}
      <OfflineNotice />
      <Toasts />
      <main id="main" ref={main} tabIndex={-1} className="grow outline-none">
        <Outlet />
      </main>
      {chrome.kind === 'slim' ? <SlimFooter /> : <SiteFooter />}
    </div>
  );
}
