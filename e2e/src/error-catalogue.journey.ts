// SPEC.md section 8, row by row: each is driven in the real site, and its words are compared to the
// letter, capitals included.
import { endpoints } from '@bearings/contracts';
import { expect, type Page } from '@playwright/test';
import { SCREENS } from './screens/all-screens';
import { draftOf } from './screens/cast';
import { saveCountry } from './screens/country';
import { holdTimers, release } from './screens/held-timers';
import { refuse } from './screens/replies';
import { press, see, visit, type Screen, type Stage } from './screens/screen';
import { test } from './screens/stage';
import { expectToast, type Toast } from './screens/toast';

/** What stands on the page itself, apart from any toast. */
type OnPage = readonly string[];

type Row = Situation & ({ toast: Toast; page?: OnPage } | { toast?: undefined; page: OnPage });

interface Situation {
  situation: string;
  /** Drives the site there: one of the screens by its name, or steps of its own. */
  shown: string | Screen;
  /** What happens next. */
  next?: (stage: Stage) => Promise<void>;
}

const drive = (as: Screen['as'], open: Screen['open']): Screen => ({ name: 'row', as, open });

async function completeAssessment(page: Page): Promise<void> {
  await page.request.put(endpoints.saveDraft.path, { data: draftOf(36) });
  await page.goto('/assessment');
  await press(page, 'Complete Assessment');
}

async function signIn(page: Page): Promise<void> {
  await visit(page, '/login', 'Sign in');
  await page.getByLabel('Email').fill('ada@example.org');
  await page.locator('[name=password]').fill('not the one');
  await press(page, 'Sign In');
}

const expectDestructive = ({ page }: Stage): Promise<void> =>
  expect(page.locator('.ui-toast')).toHaveAttribute('data-variant', 'destructive');

const ROWS: readonly Row[] = [
  {
    situation: 'Country update failure',
    toast: ['Error', 'Failed to update country. Please try again.'],
    shown: drive('buyer', async ({ page }) => {
      await refuse(page, endpoints.updateCountry, 500);
      await saveCountry(page, 'Norway');
    }),
  },
  {
    situation: 'Country update unauthorised',
    toast: ['Unauthorised', 'You are logged out. Logging in again...'],
    shown: drive('buyer', async ({ page }) => {
      await holdTimers(page);
      await saveCountry(page, 'Norway', () => page.context().clearCookies());
    }),
    next: async ({ page }) => {
      await release(page, 500);
      await expect(page).toHaveURL('/login?returnTo=%2Fdashboard');
    },
  },
  {
    situation: 'Country update success',
    toast: ['Country Updated', 'Your country preference has been saved successfully.'],
    shown: drive('longNamed', ({ page }) => saveCountry(page, 'Norway')),
  },
  {
    situation: 'Assessment save failure, with the server’s message',
    toast: ['Error', 'Question q7 has no answer.'],
    shown: drive('visitor', async ({ page }) => {
      const message = 'Question q7 has no answer.';
      await refuse(page, endpoints.submitAssessment, 400, { code: 'invalid_answer', message });
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
    shown: drive('visitor', ({ page }) => completeAssessment(page)),
  },
  {
    situation: 'Payment confirmation failure',
    toast: ['Payment Failed', 'Your card was declined.'],
    shown: 'checkout-declined',
    next: ({ page }) =>
      expect(page.getByRole('button', { name: 'Complete Payment - £9.99' })).toBeEnabled(),
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
    toast: ['Login Failed', 'Too many tries. Please wait 15 minutes.'],
    shown: drive('visitor', async ({ page }) => {
      const message = 'Too many tries. Please wait 15 minutes.';
      await refuse(page, endpoints.adminLogin, 429, { message });
      await refuse(page, endpoints.login, 429, { message });
      await signIn(page);
    }),
    next: expectDestructive,
  },
  {
    situation: 'Login failure, without one',
    toast: ['Login Failed', 'Invalid credentials. Please try again.'],
    shown: drive('visitor', async ({ page }) => {
      await refuse(page, endpoints.adminLogin, 500, { message: '' });
      await refuse(page, endpoints.login, 500, { message: '' });
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
      await release(page, 1_000);
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
      await release(page, 5_000);
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

test.describe('SPEC.md section 8', () => {
  for (const row of ROWS) {
    test(row.situation, async ({ show }) => {
      const stage = await show(screenOf(row));
      if (row.toast) await expectToast(stage.page, row.toast);
      const main = stage.page.getByRole('main');
      for (const text of row.page ?? [])
        await expect(main.getByText(text, { exact: true })).toBeVisible();
      await row.next?.(stage);
    });
  }

  test('Payment verification failure: only logged', async ({ show }) => {
    const logged: string[] = [];
    const { page } = await show(
      drive('previewer', async ({ page, cast }) => {
        page.on('console', (message) => logged.push(message.text()));
        await refuse(page, endpoints.verifyPayment, 500);
        const query = `assessment=${cast.unpaid.id}&payment_intent=pi_1&redirect_status=succeeded`;
        await page.goto(`/report-success?${query}`);
        // Not at once: for 21 s it is looked at again, for the buyer may well have paid.
        await see(page, 'Checking your payment');
        await page.getByText('Payment required to generate report').waitFor({ timeout: 60_000 });
        await see(page, /^We could not check your payment yet/);
      }),
    );
    expect(logged.some((text) => text.startsWith('Payment verification'))).toBe(true);
    await expect(page.getByText('Refused.')).toHaveCount(0);
  });
});
