import { COOKIES } from '@bearings/contracts';
import { screen } from '@bearings/web/testing';
import { visitPage } from './test/visit';

const expectText = (words: RegExp | string) => expect(screen.getByRole('main')).toHaveTextContent(words);

it('the page /privacy names exactly the cookies that our code can set', async () => {
  // COOKIES is complete, because a test of the API fails if the API sets any other cookie.
  await visitPage('/privacy');
  const namedCookies = screen.getByRole('main').textContent.match(/bearings_[a-z_]*[a-z]/g);
  expect(new Set(namedCookies)).toEqual(new Set(Object.values(COOKIES)));
});

it('the page /childrens-code states our status for each of the fifteen standards', async () => {
  await visitPage('/childrens-code');
  const standards = screen.getAllByRole('heading', { level: 2 });
  expect(standards.map(({ textContent }) => parseInt(textContent, 10))).toEqual(
    Array.from({ length: 15 }, (_, index) => index + 1),
  );
  for (const { parentElement } of standards)
    expect(parentElement).toHaveTextContent(/(Met|Partly met|Not met yet|Does not apply)\. ./);
});

describe.each([
  [
    '/privacy',
    'Privacy Policy',
    [
      /30 days/,
      /90 days/,
      /ask someone who knows you: they take 5 replies/,
      /Backups/,
      /Stripe processes payments/,
      /72 hours/,
    ],
  ],
  ['/terms', 'Terms of Service', [/£9\.99/, /no promise of a job/, /5 business days/]],
  [
    '/refund',
    'Refund Policy',
    [
      /Initial response: within 24 hours/,
      /Processing: 1-2 business days after approval/,
      /Bank processing: 3-7 business days/,
      /In total: 5-10 business days/,
      /refund requests are confirmed within 2 business days/,
    ],
  ],
])('the page %s', (path, title, facts) => {
  it('states our terms, and the date of its last update', async () => {
    const { heading } = await visitPage(path);
    expect(heading).toHaveTextContent(title);
    for (const text of [/Last updated \d{1,2} [A-Z][a-z]+ 2026/, ...facts]) expectText(text);
  });

  it('has a table of contents whose links point to its sections', async () => {
    await visitPage(path);
    const links = screen.getByRole('navigation', { name: 'On this page' }).querySelectorAll<HTMLAnchorElement>('a');
    expect(links.length).toBeGreaterThan(5);
    for (const link of links) {
      expect(document.querySelector(link.hash)).toHaveTextContent(link.textContent ?? '');
    }
  });
});
