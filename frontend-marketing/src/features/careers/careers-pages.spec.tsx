import { endpoints, pages } from '@bearings/contracts';
import { CATEGORIES, CATEGORY_NAMES } from '@bearings/domain';
import {
  act,
  mockReply,
  mockRefusal,
  renderPage,
  screen,
  server,
  createSignedInUser,
  waitFor,
  within,
  findLinkTarget,
} from '@bearings/web/testing';
import * as careerSearch from './career-search';
import { routes } from '../../routes';
import { careersTexts } from './careers-texts';
import { createCareer, electrician, createGuide, judge, createLibrary } from '../../test/careers.factory';

jest.mock('./career-search');
const searchSpy = jest.mocked(careerSearch.searchCareers);
beforeEach(() => jest.mocked(careerSearch.loadCareerSearch).mockResolvedValue(() => []));

const careers = [electrician, judge, createCareer()];
const serveLibrary = () =>
  server.use(
    mockReply(endpoints.careers, ({ search }) => createLibrary(search.get('country') ?? 'GB')),
    mockReply(endpoints.career, ({ params, search }) =>
      createGuide(
        careers.find(({ slug }) => slug === params.slug),
        search.get('country') ?? 'GB',
      ),
    ),
  );
const openPage = async (path: string) => {
  const page = renderPage(routes, { path });
  await screen.findByRole('heading', { level: 1 });
  return page;
};
const listTitles = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

describe('the page /careers', () => {
  it('lists all careers by field, with their pay and the source of the pay', async () => {
    serveLibrary();
    await openPage('/careers');
    expect(listTitles()).toEqual(['Judge or magistrate', 'Paramedic', 'Electrician']);
    expect(screen.getByRole('heading', { level: 2, name: 'Health professions' })).toBeVisible();
    expect(screen.getByText('Half earn more than £38,760 (2025)')).toBeVisible();
    expect(screen.getByText('Pay: Office for National Statistics, 2025.')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'How would I fit?' })[0]).toHaveAttribute('href', '/assessment');
  });

  it('shows the title of the chosen country beside ours, marked with its language', async () => {
    const named = createCareer({ localNames: [{ name: 'Ambulansearbeider', language: 'nb' }] });
    server.use(mockReply(endpoints.careers, () => ({ ...createLibrary('NO'), careers: [named] })));
    await openPage('/careers?country=NO');
    expect(screen.getByText('Ambulansearbeider')).toHaveAttribute('lang', 'nb');
  });

  it('renders more careers as the reader scrolls, and all of them for print', async () => {
    const many = Array.from({ length: 100 }, (_, index) =>
      createCareer({ code: `29-${2000 + index}.00`, slug: `career-${index}`, title: `Career ${index}` }),
    );
    server.use(mockReply(endpoints.careers, () => ({ ...createLibrary('GB'), careers: many })));
    let reachEnd = () => {};
    class ObserverMock {
      constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
        reachEnd = () => act(() => onChange([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    }
    Object.assign(window, { IntersectionObserver: ObserverMock });
    try {
      await openPage('/careers');
      expect(listTitles()).toHaveLength(40);
      reachEnd();
      expect(listTitles()).toHaveLength(80);
      act(() => void window.dispatchEvent(new Event('beforeprint')));
      expect(listTitles()).toHaveLength(100);
    } finally {
      Reflect.deleteProperty(window, 'IntersectionObserver');
    }
  });

  it('reads filters from the URL, and writes changes back to it', async () => {
    serveLibrary();
    const { user, router } = await openPage('/careers?country=GB&with=people&sort=pay');
    expect(listTitles()).toEqual(['Paramedic']);
    await user.click(screen.getByRole('checkbox', { name: 'No degree needed' }));
    expect(router.state.location.search).toBe('?country=GB&with=noDegree%2Cpeople&sort=pay');
    await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
    expect(router.state.location.search).toBe('?country=GB');
    expect(listTitles()).toHaveLength(3);
  });

  it('keeps the text of the search in the URL, and searches for the text that the URL contains', async () => {
    serveLibrary();
    searchSpy.mockResolvedValue(['electrician']);
    const { user, router } = await openPage('/careers?country=GB&q=sparky');
    const field = screen.getByRole('searchbox');
    expect(field).toHaveValue('sparky');
    await waitFor(() => expect(listTitles()).toEqual(['Electrician']));
    searchSpy.mockResolvedValue(['paramedic']);
    await user.clear(field);
    await user.type(field, '999 work');
    await waitFor(() => expect(listTitles()).toEqual(['Paramedic']));
    expect(searchSpy).toHaveBeenLastCalledWith('999 work');
    expect(router.state.location.search).toBe('?country=GB&q=999+work');
    await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
    expect(field).toHaveValue('');
    expect(listTitles()).toHaveLength(3);
    expect(router.state.location.search).toBe('?country=GB');
  });

  it('says that the search has failed, until a later search works', async () => {
    serveLibrary();
    searchSpy.mockRejectedValue(new Error('no index'));
    const { user } = await openPage('/careers?q=nurse');
    expect(await screen.findByText(careersTexts.list.searchFailed)).toBeVisible();
    searchSpy.mockResolvedValue(['paramedic']);
    await user.type(screen.getByRole('searchbox'), 's');
    await waitFor(() => expect(listTitles()).toEqual(['Paramedic']));
    expect(screen.queryByText(careersTexts.list.searchFailed)).toBeNull();
  });

  it('shows a message if no career matches the filters, and a button that clears them', async () => {
    serveLibrary();
    const { user } = await openPage('/careers?with=outdoors');
    expect(screen.getByText('No career passes all of that')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
    expect(listTitles()).toHaveLength(3);
  });

  it('offers a retry if loading fails', async () => {
    server.use(mockRefusal(endpoints.careers, 500));
    const { user } = await openPage('/careers');
    serveLibrary();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Half earn more than £38,760 (2025)')).toBeVisible();
  });
});

describe('the page /careers/:slug', () => {
  it('shows the work, pay, drawbacks, sources and next careers', async () => {
    serveLibrary();
    await openPage('/careers/paramedic');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Paramedic');
    for (const text of [
      'Give first aid',
      'A shift brings falls and births.',
      'It may not suit you if you’d rather play it safe.',
      'You may become a team leader.',
      'Ambulance paramedic',
      'Less care for others',
      'Pay: Office for National Statistics, 2025.',
    ]) {
      expect(screen.getByText(new RegExp(text, 'i'))).toBeVisible();
    }
    expect(screen.getByText(/^In the United States: 5% more jobs by 2034/)).toBeVisible();
    expect(screen.getByRole('img', { name: /^What the job Paramedic asks for/ })).toBeVisible();
    expect(findLinkTarget('Health services manager')).toBe('/careers/health-services-manager');
  });

  it('writes the chosen country to the URL and to links to other careers', async () => {
    serveLibrary();
    const { user, router } = await openPage('/careers/paramedic');
    await user.click(screen.getByRole('combobox', { name: 'Country' }));
    await user.click(await screen.findByRole('option', { name: 'Germany' }));
    expect(router.state.location.search).toBe('?country=DE');
    expect(await screen.findByRole('heading', { name: 'Pay in Germany' })).toBeVisible();
    expect(findLinkTarget('Electrician')).toBe('/careers/electrician?country=DE');
  });

  it('shows the country that this browser chose last, unless the URL names another one', async () => {
    serveLibrary();
    window.localStorage.setItem('bearings.library-country', 'DE');
    try {
      const { unmount } = await openPage('/careers/paramedic');
      expect(await screen.findByRole('heading', { name: 'Pay in Germany' })).toBeVisible();
      unmount();
      await openPage('/careers/paramedic?country=US');
      expect(await screen.findByRole('heading', { name: 'Pay in the United States' })).toBeVisible();
    } finally {
      window.localStorage.clear();
    }
  });

  it('prints every sentence on the ways in of another country, which the drawn routes leave out', async () => {
    const ways = {
      id: 'ways' as const,
      label: 'Ways in',
      text: 'Apprenticeship: Notfallsanitäter/in. As generally known.',
    };
    server.use(mockReply(endpoints.career, () => ({ ...createGuide(undefined, 'DE'), details: [ways] })));
    await openPage('/careers/paramedic?country=DE');
    expect(await screen.findByRole('heading', { name: 'Ways in (Germany)' })).toBeVisible();
    expect(screen.getByText(ways.text)).toBeVisible();
  });

  it('draws the start and top of a pay scale as that, and links the job’s own official page', async () => {
    const pay = {
      kind: 'scale' as const,
      country: 'IE',
      currency: 'EUR',
      median: null,
      low: 36_044,
      high: 71_227,
      year: 2024,
      source: 'Fórsa, Civil service salary scales',
      text: 'yearly pay scale: Executive Officer €36,044.',
    };
    const href = 'https://example.org/paramedic';
    const links = [{ kind: 'page' as const, href, publisher: 'Example' }];
    server.use(mockReply(endpoints.career, () => ({ ...createGuide(undefined, 'IE'), pay, links })));
    await openPage('/careers/paramedic?country=IE');
    for (const text of ['start of the scale', 'top of the scale']) {
      expect(await screen.findByText(text)).toBeInTheDocument();
    }
    expect(screen.queryByText(/a quarter earn/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Official page/ })).toHaveAttribute('href', href);
  });

  it('compares the scores of a signed-in user with the demands of the job', async () => {
    serveLibrary();
    createSignedInUser();
    const categories = CATEGORIES.map((category) => ({
      category,
      name: CATEGORY_NAMES[category],
      score: category === 'helping' ? 90 : 40,
      band: 'middle' as const,
    }));
    server.use(
      mockReply(endpoints.reportGlance, {
        assessmentId: '6b8d4d0e-8f0c-4b55-9a3e-0f5e8c1a2b3c',
        personalityType: 'extravert',
        categories,
        headline: '',
        careers: [],
        kept: false,
        done: 0,
        total: 0,
        next: null,
      }),
    );
    const { user } = await openPage('/careers/paramedic');
    expect(await screen.findByRole('img', { name: /^You and the job Paramedic/ })).toBeInTheDocument();
    expect(findLinkTarget('See your report')).toBe(pages.dashboard);
    expect(screen.queryByText(/36 statements/)).not.toBeInTheDocument();
    await user.click(screen.getByText('Read it as a table'));
    const table = screen.getByRole('table', { name: 'You and Paramedic, 0 to 100' });
    expect(within(table).getByRole('row', { name: 'Helping 53 90' })).toBeVisible();
  });

  it('shows the 404 page at an unknown address', async () => {
    server.use(mockRefusal(endpoints.career, 404));
    await openPage('/careers/no-such-career');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('404 Career Not Found');
  });
});

describe('the page /careers/compare', () => {
  it('compares the careers in the URL, and can remove one of them', async () => {
    serveLibrary();
    const { user, router } = await openPage('/careers/compare?careers=paramedic,electrician,nothing');
    const table = screen.getByRole('table', { name: 'The chosen careers side by side' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['What is compared', 'Paramedic', 'Electrician']);
    expect(await within(table).findAllByText('work 53')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Take Paramedic out' }));
    expect(router.state.location.search).toBe('?careers=electrician');
  });
});

describe('the collection page', () => {
  it.each([
    ['/careers/fields/health', 'Health professions', ['Paramedic']],
    ['/careers/subjects/biology', 'Careers with Biological sciences', ['Paramedic']],
    ['/careers/no-degree', 'Careers without a degree', ['Paramedic', 'Electrician']],
    ['/careers/apprenticeships', 'Careers by apprenticeship', ['Paramedic', 'Electrician']],
  ])('%s lists the careers of the collection', async (path, title, expected) => {
    serveLibrary();
    await openPage(path);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(listTitles()).toEqual(expect.arrayContaining(expected));
    expect(listTitles()).not.toContain('Judge or magistrate');
  });

  it.each(['/careers/fields/magic', '/careers/subjects/magic'])(
    '%s of an unknown collection is a 404 page',
    async (path) => {
      serveLibrary();
      await openPage(path);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^404/);
    },
  );
});

it('the career trends page shows job growth and openings by field of work, with country and source', async () => {
  server.use(
    mockReply(endpoints.careerTrends, {
      country: 'US',
      from: 2024,
      to: 2034,
      fields: [
        {
          field: 'care',
          careers: 5,
          jobs: 6456.9,
          percent: 12.9,
          openings: 1069.7,
          rising: [{ code: '31-1122.00', title: 'Care worker', slug: 'care-worker', percent: 17 }],
          falling: [],
        },
      ],
      sources: ['US Bureau of Labor Statistics, Employment Projections 2024-34.'],
    }),
  );
  await openPage('/careers/trends');
  expect(screen.getByText('+12.9%')).toBeVisible();
  expect(screen.getByText('1,069,700')).toBeVisible();
  expect(screen.getByRole('table', { name: 'Projected jobs by field, United States' })).toBeVisible();
  expect(screen.getByText(/US Bureau of Labor Statistics/)).toBeVisible();
});
