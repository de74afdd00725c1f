import { accountScreens } from './account-screens';
import { adminScreens } from './admin-screens';
import { checkoutScreens } from './checkout-screens';
import { circumstancesScreens } from './circumstances-screens';
import { factorScreens } from './factor-screens';
import { funnelScreens } from './funnel-screens';
import { planScreens } from './plan-screens';
import { recordScreens } from './record-screens';
import { reportScreens } from './report-screens';
import { revisionScreens } from './revision-screens';
import { sampleScreens } from './sample-screens';
import type { Screen } from './screen';
import { securityScreens } from './security-screens';
import { shareScreens } from './share-screens';
import { signInScreens } from './sign-in-screens';
import { siteScreens } from './site-screens';
import { successScreens } from './success-screens';

/** Every screen in every state, for the screenshots and the journeys that check all screens. */
export const ALL_SCREENS: readonly Screen[] = [
  ...siteScreens,
  ...funnelScreens,
  ...circumstancesScreens,
  ...checkoutScreens,
  ...successScreens,
  ...signInScreens,
  ...accountScreens,
  ...securityScreens,
  ...recordScreens,
  ...factorScreens,
  ...reportScreens,
  ...revisionScreens,
  ...planScreens,
  ...shareScreens,
  ...sampleScreens,
  ...adminScreens,
];

export function findScreen(name: string): Screen {
  const screen = ALL_SCREENS.find((each) => each.name === name);
  if (!screen) throw new Error(`There is no screen ${name}.`);
  return screen;
}
