import { endpoints, type Evidence } from '@bearings/contracts';
import type { Page } from '@playwright/test';
import { alterReply, replyWith, refuseCall } from './mock-replies';
import { pressButton, waitForText, visitPage, type Screen, createScreen } from './screen';

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

async function fillInContact(page: Page): Promise<void> {
  await visitPage(page, '/contact', /\w/);
  await page.getByLabel('Full name').fill('Ada Lovelace');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.org');
  await page.getByRole('combobox').click();
  await page.getByRole('option').first().click();
  await page.getByRole('textbox', { name: 'Subject' }).fill('A question');
  await page.getByRole('textbox', { name: 'Message' }).fill('How long is the report?');
}

async function askForNewsletter(page: Page): Promise<void> {
  await visitPage(page, '/blog', /\w/);
  await page.getByRole('textbox', { name: 'Your email' }).fill('ada@example.org');
  await pressButton(page, 'Subscribe');
}

/** Opens a page as a site with `CLAIMS=hidden` shows it: without unverified claims. */
async function visitWithoutClaims(page: Page, path: string): Promise<void> {
  await page.route('**/remotes.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), site: { claims: 'hidden' } } });
  });
  // The prerendered page contains the claims, so the page is opened by a link and rendered in the browser.
  await visitPage(page, '/login', 'Sign in');
  const loginHeading = page.getByRole('heading', { level: 1, name: 'Sign in' });
  await page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click();
  await loginHeading.waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).waitFor();
}

const plainPages: [name: string, path: string][] = [
  ['landing', '/'],
  ['how-it-works', '/how-it-works'],
  ['how-good-is-it', '/how-good-is-it'],
  ['about', '/about'],
  ['contact', '/contact'],
  ['blog', '/blog'],
  ['article', '/blog/hidden-job-market'],
  ['privacy', '/privacy'],
  ['terms', '/terms'],
  ['refund', '/refund'],
  ['accessibility', '/accessibility'],
  ['childrens-code', '/childrens-code'],
  ['careers', '/careers'],
  ['career', '/careers/paramedic'],
  ['compare-careers', '/careers/compare?careers=paramedic,electrician'],
  ['career-field', '/careers/fields/health'],
  ['career-subject', '/careers/subjects/biology'],
  ['careers-no-degree', '/careers/no-degree'],
  ['careers-apprenticeships', '/careers/apprenticeships'],
  ['career-trends', '/careers/trends'],
];

/** Invented statistics of readers’ ratings, with so many readers that the pages show the statistics. */
const SITE_EVIDENCE: Evidence = {
  readers: { n: 312, date: '2026-11-01', suggestedYes: 0.61, decoyYes: 0.23 },
  rating: { n: 140, date: '2026-11-01', mean: 4.1 },
  guided: { n: 2400, date: '2026-11-01' },
  quotes: [{ text: 'It named a job that I had not heard of.', rating: 4 }],
  seeded: false,
};

/** Screens of the public pages, and of the shell's own error states. */
export const siteScreens: readonly Screen[] = [
  ...plainPages.map(([name, path]) => createScreen(name, ({ page }) => visitPage(page, path, /\w/))),
  ...plainPages
    .filter(([name]) => ['landing', 'how-it-works', 'about', 'contact'].includes(name))
    .map(([name, path]) => createScreen(`${name}-without-claims`, ({ page }) => visitWithoutClaims(page, path))),
  createScreen('landing-measured', async ({ page }) => {
    await replyWith(page, endpoints.evidence, SITE_EVIDENCE);
    await visitPage(page, '/', /\w/, /140 readers/);
  }),
  createScreen('how-good-is-it-measured', async ({ page }) => {
    await replyWith(page, endpoints.evidence, SITE_EVIDENCE);
    await visitPage(page, '/how-good-is-it', /\w/, /312 people/);
  }),
  createScreen('landing-preview-open', async ({ page }) => {
    await visitPage(page, '/', /\w/);
    await pressButton(page, 'See How It Works');
    await waitForText(page, 'Question 1 of 5');
  }),
  createScreen('contact-errors', async ({ page }) => {
    await visitPage(page, '/contact', /\w/);
    await pressButton(page, /Send/);
    await page.locator('[aria-invalid="true"]').first().waitFor();
  }),
  createScreen('contact-sent', async ({ page }) => {
    // Mocked, because the server accepts only five messages an hour.
    await replyWith(page, endpoints.sendContactMessage, { status: 'accepted' });
    await fillInContact(page);
    await pressButton(page, /Send/);
    await waitForText(page, 'Message Sent Successfully');
  }),
  createScreen('contact-failed', async ({ page }) => {
    const message = 'We have received several messages from this address already. Please try again in 42 minutes.';
    await refuseCall(page, endpoints.sendContactMessage, 429, {
      code: 'too_many_requests',
      message,
    });
    await fillInContact(page);
    await pressButton(page, /Send/);
    await waitForText(page, 'Your message was not sent');
  }),
  createScreen('contact-unavailable', async ({ page }) => {
    await alterReply(page, endpoints.config, (config) => ({ ...config, capabilities: [] }));
    await fillInContact(page);
    await waitForText(page, 'Please write to us by email');
  }),
  createScreen('newsletter-asked', async ({ page }) => {
    await replyWith(page, endpoints.subscribeToNewsletter, { status: 'accepted' });
    await askForNewsletter(page);
    await waitForText(page, 'Look in your inbox');
  }),
  createScreen('newsletter-failed', { refused: endpoints.subscribeToNewsletter }, async ({ page }) => {
    await askForNewsletter(page);
    await waitForText(page, 'That did not work');
  }),
  createScreen('newsletter-confirm', ({ page }) => visitPage(page, '/newsletter/confirm#token', 'Join the newsletter')),
  createScreen('newsletter-confirm-dead', async ({ page }) => {
    await visitPage(page, '/newsletter/confirm#token', 'Join the newsletter');
    await pressButton(page, 'Yes, put me on the list');
    await waitForText(page, 'This link does not work any more');
  }),
  createScreen('newsletter-left', async ({ page }) => {
    await visitPage(page, `/newsletter/leave#${UNKNOWN_ID}`, 'Leave the list');
    await pressButton(page, 'Take me off the list');
    await waitForText(page, "You're off the list");
  }),
  createScreen('blog-nothing-found', async ({ page }) => {
    await visitPage(page, '/blog', /\w/);
    await page.getByRole('searchbox').first().fill('xylophone quartet');
    await waitForText(page, /nothing|no article/i);
  }),
  createScreen('unknown-page', ({ page }) => visitPage(page, '/no/such/page', '404 Page Not Found')),
  createScreen('menu-open', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 720 });
    await visitPage(page, '/contact', /\w/);
    await pressButton(page, 'Open the menu');
    await page.getByRole('button', { name: 'Close the menu' }).waitFor();
  }),
  createScreen('remote-unreachable', async ({ page }) => {
    await page.route('**/remotes/account/**', (route) => route.abort());
    await page.goto('/login');
    await page.getByRole('button', { name: 'Try Again' }).waitFor();
  }),
  createScreen('offline', async ({ page }) => {
    await visitPage(page, '/contact', /\w/);
    await page.context().setOffline(true);
    await waitForText(page, /You are offline/);
  }),
];
