// The texts that the owner fixed for each error, on the real site. Texts are compared exactly, including capitals.
import { endpoints, TIMINGS } from '@bearings/contracts';
import { expect, type Page } from '@playwright/test';
import { skipCircumstances } from './funnel';
import { SCREENS } from './screens/all-screens';
import { createDraft } from './screens/fixtures';
import { saveCountry } from './screens/country';
import { pauseTimers, runPausedTimers } from './screens/paused-timers';
import { refuseCall } from './screens/mock-replies';
import { press, waitForText, visit, type Screen, type ScreenFixture } from './screens/screen';
import { test } from './screens/test-fixture';
import { expectToast, type Toast } from './screens/toast';

/** Texts in the page itself, outside any toast. */
type OnPage = readonly string[];

type Row = Situation & ({ toast: Toast; page?: OnPage } | { toast?: undefined; page: OnPage });

interface Situation {
  situation: string;
  /** A screen's name, or a screen defined for this row. */
  shown: string | Screen;
  /** Steps and checks after the texts were compared. */
  next?: (fixture: ScreenFixture) => Promise<void>;
}

const screenAs = (as: Screen['as'], open: Screen['open']): Screen => ({ name: 'row', as, open });

async function completeAssessment(page: Page): Promise<void> {
  await page.request.put(endpoints.saveDraft.path, { data: createDraft(36) });
  await page.goto('/assessment');
  await press(page, 'Complete Assessment');
  await skipCircumstances(page);
}

async function signIn(page: Page): Promise<void> {
  await visit(page, '/login', 'Sign in');
  await page.getByLabel('Email').fill('ada@example.org');
  await page.locator('[name=password]').fill('not the one');
  await press(page, 'Sign In');
}

/** Expects the failure in the form, in the danger tone, and no toast. */
async function expectDestructive({ page }: ScreenFixture): Promise<void> {
  await expect(page.getByRole('alert')).toHaveAttribute('data-tone', 'danger');
  await expect(page.locator('.ui-toast')).toHaveCount(0);
}

const ROWS: readonly Row[] = [
  {
    situation: 'Country update failure',
    toast: ['Error', 'Failed to update country. Please try again.'],
    shown: screenAs('buyer', async ({ page }) => {
      await refuseCall(page, endpoints.updateCountry, 500);
      await saveCountry(page, 'Norway');
    }),
  },
  {
    situation: 'Country update unauthorised',
    toast: ['Unauthorised', 'You are logged out. Logging in again...'],
    shown: screenAs('buyer', async ({ page }) => {
      await pauseTimers(page);
      await saveCountry(page, 'Norway', () => page.context().clearCookies());
    }),
    next: async ({ page }) => {
      await runPausedTimers(page, 500);
      await expect(page).toHaveURL('/login?returnTo=%2Fdashboard');
    },
  },
  {
    situation: 'Country update success',
    toast: ['Country Updated', 'Your country preference has been saved successfully.'],
    shown: screenAs('longNamed', ({ page }) => saveCountry(page, 'Norway')),
  },
  {
    situation: 'Assessment save failure, with the server’s message',
    toast: ['Error', 'Question q7 has no answer.'],
    shown: screenAs('visitor', async ({ page }) => {
      const message = 'Question q7 has no answer.';
      await refuseCall(page, endpoints.submitAssessment, 400, { code: 'invalid_field', message });
      await completeAssessment(page);
    }),
  },
  {
    situation: 'Assessment save failure, without one',
    toast: ['Error', 'Failed to save assessment. Please try again.'],
    shown: 'quiz-save-failed',
  },
  {
    situation: 'Assessment save success',
    toast: ['Assessment Completed!', 'Your personality assessment is ready for preview.'],
    shown: screenAs('visitor', ({ page }) => completeAssessment(page)),
  },
  {
    situation: 'Payment confirmation failure',
    // Shown once, beside the form; a toast would repeat it and cover the button.
    page: [
      'Payment Failed',
      'Your card was declined.',
      'No money was taken. Try another card, or ask your bank.',
    ],
    shown: 'checkout-declined',
    next: async ({ page }) => {
      await expect(page.getByText('Payment Failed')).toHaveCount(1);
      await expect(page.locator('.ui-toast')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Complete Payment - £9.99' })).toBeEnabled();
    },
  },
  {
    situation: 'Checkout init failure',
    toast: ['Error', 'Failed to initialize payment. Please try again.'],
    page: ['Unable to load checkout. Please try again.'],
    shown: 'checkout-failed',
  },
  {
    situation: 'Missing or placeholder payment key',
    page: ['Payment system unavailable'],
    shown: 'checkout-unavailable',
  },
  {
    situation: 'Login failure, with the server’s message',
    page: ['Login Failed', 'Too many tries. Please wait 15 minutes.'],
    shown: screenAs('visitor', async ({ page }) => {
      const message = 'Too many tries. Please wait 15 minutes.';
      await refuseCall(page, endpoints.adminLogin, 429, { message });
      await refuseCall(page, endpoints.login, 429, { message });
      await signIn(page);
    }),
    next: expectDestructive,
  },
  {
    situation: 'Login failure, without one',
    page: ['Login Failed', 'Invalid credentials. Please try again.'],
    shown: screenAs('visitor', async ({ page }) => {
      await refuseCall(page, endpoints.adminLogin, 500, { message: '' });
      await refuseCall(page, endpoints.login, 500, { message: '' });
      await signIn(page);
    }),
    next: expectDestructive,
  },
  {
    situation: 'Missing login fields',
    toast: ['Missing Information', 'Please enter both email and password.'],
    shown: 'login-missing',
  },
  {
    situation: 'Dashboard not authenticated',
    toast: ['Authentication Required', 'Please sign in to access your dashboard.'],
    shown: 'dashboard-signed-out',
    next: async ({ page }) => {
      await runPausedTimers(page, 1_000);
      await expect(page).toHaveURL('/login?returnTo=%2Fdashboard');
    },
  },
  {
    situation: 'Report status error, with the server’s text',
    page: ['Report Generation Issue', 'Technical Details', 'The writer did not answer in time.'],
    shown: 'success-error',
  },
  {
    situation: 'Report status error, without one',
    page: ['Report Generation Issue', 'Unknown error occurred'],
    shown: 'success-error-unknown',
  },
  {
    situation: 'Status payment_required',
    page: ['Payment required to generate report'],
    shown: 'success-unpaid',
  },
  {
    situation: 'Other status fetch error',
    page: ['There was an issue generating your report. Please try again or contact support.'],
    shown: 'success-status-unreachable',
  },
  {
    situation: 'Invalid success-page request',
    page: ['Invalid Request', 'This page requires a valid payment confirmation.', 'Return Home'],
    shown: 'success-invalid',
    next: async ({ page }) => {
      await runPausedTimers(page, 5_000);
      await expect(page).toHaveURL('/');
    },
  },
  {
    situation: 'Report not found',
    page: ["The report you're looking for doesn't exist or hasn't been generated yet."],
    shown: 'report-not-found',
  },
  {
    situation: 'Contact success',
    toast: [
      'Message Sent Successfully',
      "We'll get back to you within 24 hours. Thank you for contacting us!",
    ],
    shown: 'contact-sent',
  },
  { situation: 'Unknown route', page: ['404 Page Not Found'], shown: 'unknown-page' },
];

const screenOf = ({ shown }: Row): Screen => {
  const screen = typeof shown === 'string' ? SCREENS.find(({ name }) => name === shown) : shown;
  if (!screen) throw new Error(`There is no screen "${String(shown)}".`);
  return screen;
};

test.describe('the catalogue of errors', () => {
  for (const row of ROWS) {
    test(row.situation, async ({ showInTurn }) => {
      const fixture = await showInTurn(screenOf(row));
      if (row.toast) await expectToast(fixture.page, row.toast);
      const main = fixture.page.getByRole('main');
      for (const text of row.page ?? [])
        await expect(main.getByText(text, { exact: true })).toBeVisible();
      await row.next?.(fixture);
    });
  }

  test('Payment verification failure: only logged', async ({ show }) => {
    const logged: string[] = [];
    const { page } = await show(
      screenAs('previewer', async ({ page, people }) => {
        page.on('console', (message) => logged.push(message.text()));
        await page.clock.install();
        await refuseCall(page, endpoints.verifyPayment, 500);
        const query = `assessment=${people.unpaid.id}&payment_intent=pi_1&redirect_status=succeeded`;
        await page.goto(`/report-success?${query}`);
        // The page retries for 21 s, because the buyer may have paid.
        await waitForText(page, 'Checking your payment');
        await expect(async () => {
          await page.clock.runFor(TIMINGS.statusPoll);
          const unchecked = page.getByText(/^We could not check your payment yet/);
          await expect(unchecked).toBeVisible({ timeout: 100 });
        }).toPass();
        await page.getByText('Payment required to generate report').waitFor();
      }),
    );
    expect(logged.some((text) => text.startsWith('Payment verification'))).toBe(true);
    await expect(page.getByText('Refused.')).toHaveCount(0);
  });
});
