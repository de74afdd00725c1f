import { endpoints, type PublicConfig } from '@bearings/contracts';
import { claims, unverifiedClaims } from '@bearings/domain';
import { mockReply, screen, server, within } from '@bearings/web/testing';
import { companyLogos, team, testimonials } from './content/samples';
import { sitePages } from './site-pages';
import { NO_EVIDENCE } from './test/evidence';
import { visitPage } from './test/visit';

const inventedTexts = [
  ...testimonials.flatMap(({ quote, from }) => [quote, from]),
  ...companyLogos,
  ...team.flatMap(({ role, about }) => [role, about]),
];

const listSectionTitles = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

/** The public configuration that the contact form fetches. */
const PUBLIC_CONFIG: PublicConfig = { stripePublicKey: '', sandbox: true, capabilities: [] };
beforeEach(() => server.use(mockReply(endpoints.config, PUBLIC_CONFIG), mockReply(endpoints.evidence, NO_EVIDENCE)));

describe('the site with unverified claims hidden', () => {
  it.each([
    [
      '/',
      [
        'Most of us choose a career before we know ourselves',
        'A clear bearing in three steps',
        'One price, paid once',
        'Asked before starting',
        'A few quiet minutes can change a direction',
      ],
    ],
    ['/about', ['Our mission', 'What we hold to', 'Find out which way you are facing']],
  ])('shows on %s every section that contains no unverified claim', async (path, expected) => {
    await visitPage(path, 'hidden');
    expect(listSectionTitles()).toEqual(expected);
    expect(document.body).not.toHaveTextContent(/sample content/i);
  });

  it('shows verifiable figures on the landing page instead of the unverified ones', async () => {
    await visitPage('/', 'hidden');
    const main = screen.getByRole('main');
    for (const figure of ['36', '12', claims.landing.countries, '30 days']) {
      expect(within(main).getByText(figure)).toBeVisible();
    }
    expect(screen.getByRole('heading', { name: 'What each part costs' })).toBeVisible();
    expect(main).not.toHaveTextContent(/per career insight/);
  });

  it.each(sitePages.map(({ path }) => path))(
    'shows on %s neither an unverified claim nor sample content',
    async (path) => {
      await visitPage(path, 'hidden');
      // Unlike `textContent`, the HTML includes the metadata for search engines.
      const page = document.documentElement.innerHTML;
      const unverified = Object.values(unverifiedClaims.landing);
      // The burnout figure, five years, is allowed, because several articles state it with a source.
      const distinctive = unverified.filter((claim) => claim !== unverifiedClaims.landing.burnoutRecovery);
      expect([...distinctive, ...inventedTexts].filter((claim) => page.includes(claim))).toEqual([]);
    },
  );
});

describe('the site with unverified claims shown', () => {
  it('shows every claim on the landing page', async () => {
    await visitPage('/', 'shown');
    const text = document.body.textContent;
    const missingClaims = [...Object.values(unverifiedClaims.landing), ...companyLogos].filter(
      (claim) => !text.includes(claim),
    );
    expect(missingClaims).toEqual([]);
    expect(testimonials.filter(({ quote }) => !text.includes(quote))).toEqual([]);
    expect(screen.getByText(/^Sample content/)).toBeVisible();
  });

  it('shows the team on the about page', async () => {
    await visitPage('/about', 'shown');
    for (const { role } of team) expect(screen.getByText(role)).toBeVisible();
    expect(screen.getByText(/^Sample content/)).toBeVisible();
  });
});
