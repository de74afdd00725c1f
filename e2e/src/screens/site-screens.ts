import { press, see, visit, type Screen } from './screen';

const plain: [name: string, path: string][] = [
  ['landing', '/'],
  ['how-it-works', '/how-it-works'],
  ['about', '/about'],
  ['contact', '/contact'],
  ['blog', '/blog'],
  ['article', '/blog/hidden-job-market'],
  ['privacy', '/privacy'],
  ['terms', '/terms'],
  ['refund', '/refund'],
];

/** The pages for everybody, and what the shell itself shows. */
export const siteScreens: readonly Screen[] = [
  ...plain.map(
    ([name, path]) =>
      ({
        name,
        open: ({ page }) => visit(page, path, /\w/),
      }) satisfies Screen,
  ),
  {
    name: 'landing-preview-open',
    open: async ({ page }) => {
      await visit(page, '/', /\w/);
      await press(page, 'See How It Works');
      await see(page, 'Question 1 of 36');
    },
  },
  {
    name: 'contact-errors',
    open: async ({ page }) => {
      await visit(page, '/contact', /\w/);
      await press(page, /Send/);
      await page.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  {
    name: 'contact-sent',
    open: async ({ page }) => {
      await visit(page, '/contact', /\w/);
      await page.getByLabel('Full name').fill('Ada Lovelace');
      await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.org');
      await page.getByRole('combobox').click();
      await page.getByRole('option').first().click();
      await page.getByRole('textbox', { name: 'Subject' }).fill('A question');
      await page.getByRole('textbox', { name: 'Message' }).fill('How long is the report?');
      await press(page, /Send/);
      await see(page, 'Message Sent Successfully');
    },
  },
  {
    name: 'blog-nothing-found',
    open: async ({ page }) => {
      await visit(page, '/blog', /\w/);
      await page.getByRole('searchbox').first().fill('xylophone quartet');
      await see(page, /nothing|no article/i);
    },
  },
  {
    name: 'unknown-page',
    open: ({ page }) => visit(page, '/no/such/page', '404 Page Not Found'),
  },
  {
    name: 'menu-open',
    open: async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 720 });
      await visit(page, '/contact', /\w/);
      await press(page, 'Open the menu');
      await page.getByRole('button', { name: 'Close the menu' }).waitFor();
    },
  },
  {
    name: 'remote-unreachable',
    open: async ({ page }) => {
      await page.route('**/remotes/account/**', (route) => route.abort());
      await page.goto('/login');
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
  {
    name: 'offline',
    open: async ({ page }) => {
      await visit(page, '/contact', /\w/);
      await page.context().setOffline(true);
      await see(page, /You are offline/);
    },
  },
];
