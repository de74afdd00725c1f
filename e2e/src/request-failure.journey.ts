// SPEC.md section 8, "Generic request failure". The message itself (status, colon, body or status
// text) is for no one to read; it is held to the letter by libs/web/src/api/api.spec.ts. In a browser
// it shows by who is sent to sign in again.
import { endpoints } from '@bearings/contracts';
import { expect } from '@playwright/test';
import { saveCountry } from './screens/country';
import { holdTimers, release } from './screens/held-timers';
import { test } from './screens/stage';
import { expectToast } from './screens/toast';

/** What a failed change of the country may be answered with, and whether that ends the session. */
const REFUSALS = [
  { status: 401, body: 'Unauthorized', ends: true },
  // The browser is then told "401 Unauthorized" by the status line alone.
  { status: 401, body: '', ends: true },
  { status: 401, body: 'unauthorized', ends: false },
  { status: 401, body: 'Who goes there?', ends: false },
  { status: 403, body: 'Unauthorized', ends: false },
  { status: 500, body: '401: Unauthorized', ends: false },
] as const;

test.describe('SPEC.md section 8, generic request failure', () => {
  for (const { status, body, ends } of REFUSALS) {
    const outcome = ends ? 'leads to the login' : 'is an error like any other';
    test(`${status} "${body}" ${outcome}`, async ({ show }) => {
      const { page } = await show({
        name: 'refused-country',
        as: 'buyer',
        open: async ({ page }) => {
          await holdTimers(page);
          await page.route(`**${endpoints.updateCountry.path}`, (route) =>
            route.fulfill({ status, body, contentType: 'text/plain' }),
          );
          // Nothing comes back, so the page stays: its session has not really ended.
          await page.route('**/api/login?*', (route) => route.fulfill({ status: 204 }));
          await saveCountry(page, 'Norway');
        },
      });
      if (ends) {
        await expectToast(page, ['Unauthorised', 'You are logged out. Logging in again...']);
        const goesToLogin = page.waitForRequest('**/api/login?returnTo=%2Fdashboard');
        await release(page, 500);
        await goesToLogin;
      } else {
        await expectToast(page, ['Error', 'Failed to update country. Please try again.']);
        await expect(page).toHaveURL('/dashboard');
      }
    });
  }
});
