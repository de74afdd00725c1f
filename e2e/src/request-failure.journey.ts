// What a failed request does to the page. libs/web/src/api/api.spec.ts checks the message
// (status, colon, body or status text), which no page shows. In a browser its effect is whether the
// user is sent to sign in again.
import { endpoints } from '@bearings/contracts';
import { expect } from '@playwright/test';
import { saveCountry } from './screens/country';
import { pauseTimers, runPausedTimers } from './screens/paused-timers';
import { test } from './screens/test-fixture';
import { expectToast } from './screens/toast';

/** Error replies to a country update, and whether each ends the session. */
const REFUSALS = [
  { status: 401, body: 'Unauthorized', ends: true },
  // Without a body the message is built from the status line, "401 Unauthorized".
  { status: 401, body: '', ends: true },
  { status: 401, body: 'unauthorized', ends: false },
  { status: 401, body: 'Who goes there?', ends: false },
  { status: 403, body: 'Unauthorized', ends: false },
  { status: 500, body: '401: Unauthorized', ends: false },
] as const;

test.describe('a failed request', () => {
  for (const { status, body, ends } of REFUSALS) {
    const outcome = ends ? 'leads to the sign-in' : 'shows the generic error';
    test(`${status} "${body}" ${outcome}`, async ({ showInTurn }) => {
      const { page } = await showInTurn({
        name: 'refused-country',
        as: 'buyer',
        open: async ({ page }) => {
          await pauseTimers(page);
          await page.route(`**${endpoints.updateCountry.path}`, (route) =>
            route.fulfill({ status, body, contentType: 'text/plain' }),
          );
          // A 204 keeps the browser on the page, because the session has not really ended.
          await page.route('**/api/login?*', (route) => route.fulfill({ status: 204 }));
          await saveCountry(page, 'Norway');
        },
      });
      if (ends) {
        await expectToast(page, ['Unauthorised', 'You are logged out. Logging in again...']);
        const goesToLogin = page.waitForRequest('**/api/login?returnTo=%2Fdashboard');
        await runPausedTimers(page, 500);
        await goesToLogin;
      } else {
        await expectToast(page, ['Error', 'Failed to update country. Please try again.']);
        await expect(page).toHaveURL('/dashboard');
      }
    });
  }
});
