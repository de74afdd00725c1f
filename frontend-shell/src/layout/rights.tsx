import { BRAND } from '@bearings/domain';
import { footerTexts as texts } from './layout-texts';

const thisYear = new Date().getFullYear();

/** The copyright line of every footer. */
export function Rights() {
  // The year in a page that was prerendered last year differs from the browser's, so the warning is suppressed.
  return (
    <p className="text-sm text-muted" suppressHydrationWarning>
      {texts.rights(thisYear, BRAND.name)}
    </p>
  );
}
