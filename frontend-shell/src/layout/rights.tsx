import { BRAND } from '@bearings/contracts';
import { footerTexts as texts } from '../texts/layout-texts';

const thisYear = new Date().getFullYear();

/** The copyright line of every footer. */
export function Rights() {
  // A page prerendered last year shows another year than the browser computes.
  return (
    <p className="text-sm text-muted" suppressHydrationWarning>
      {texts.rights(thisYear, BRAND.name)}
    </p>
  );
}
