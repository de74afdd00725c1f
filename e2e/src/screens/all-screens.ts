import { accountScreens } from './account-screens';
import { adminScreens } from './admin-screens';
import { checkoutScreens } from './checkout-screens';
import { funnelScreens } from './funnel-screens';
import { reportScreens } from './report-screens';
import type { Screen } from './screen';
import { signInScreens } from './sign-in-screens';
import { siteScreens } from './site-screens';
import { successScreens } from './success-screens';

/** Every screen in every state, once: what is looked at, and what accessibility is measured on. */
export const SCREENS: readonly Screen[] = [
  ...siteScreens,
  ...funnelScreens,
  ...checkoutScreens,
  ...successScreens,
  ...signInScreens,
  ...accountScreens,
  ...reportScreens,
  ...adminScreens,
];
