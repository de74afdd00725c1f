import { endpoints, type SampleReport } from '@bearings/contracts';
import {
  act,
  answer,
  refuse,
  renderPage,
  screen,
  server,
  type UserEvent,
  waitFor,
  within,
} from '@bearings/web/testing';
import { resetSample } from '../features/sample/sample-replies';
import committed from '../features/sample/sample-report.json';
import { routes } from '../routes';

/** A whole report is drawn anew, which takes a busy machine longer than a second. */
const WHOLE_PAGE = { timeout: 20_000 };
const UK = 'United Kingdom';
const sample = routes.filter(({ path }) => /sample/.test(path ?? ''));

/** Only the list of countries comes from a server, unless a test adds an answer. */
const open = (path = '/sample-report') =>
  renderPage(sample, { path, handlers: [answer(endpoints.countries, [UK, 'Germany'])] });

/** What the server composes, for a country: the committed report with another first career. */
const composed = (country: string, title: string): SampleReport => {
  const { report, careers } = JSON.parse(JSON.stringify(committed));
  careers.careers[0].title = title;
  return {
    reason: 'You changed: how long you would train.',
    report: { ...report, country },
    careers: { ...careers, country },
    others: [],
  };
};

async function choose(user: UserEvent, country: string): Promise<void> {
  await user.click(await screen.findByRole('combobox', { name: 'Country' }));
  await user.click(await screen.findByRole('option', { name: country }));
}

afterEach(() => act(resetSample));

describe('the sample report', () => {
  it('is the report page of an invented person, and says so', async () => {
    open();
    expect(await screen.findByText('This is a sample.')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Take the assessment' })[0]).toHaveAttribute(
      'href',
      '/assessment',
    );
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(3);
  });

  it('shares, ends a link and removes a comment on made-up data', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Share (1 new comment)' }));
    expect(await screen.findByText('Grandad')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Make the link' }));
    expect(await screen.findByRole('textbox', { name: 'The link' })).toHaveValue(
      'http://localhost/shared/sample',
    );
    const [end] = screen.getAllByRole('button', { name: 'End link' });
    if (end) await user.click(end);
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'End link' }));
    expect(await screen.findByText('Ended')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove the comment by Grandad' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }),
    );
    await screen.findByText('Ended');
    expect(screen.queryByText('Grandad')).toBeNull();
  });

  it('saves its files, and stays on the page', async () => {
    const fetched = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => Promise.resolve(new Response('a file')));
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    const { user, router } = open();
    await user.click(await screen.findByRole('link', { name: 'Download Text' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Download PDF' }));
    const files = () =>
      fetched.mock.calls
        .map(([address]) => String(address))
        .filter((url) => !url.includes('/api/'));
    await waitFor(() =>
      expect(files()).toEqual([
        'http://localhost/sample-report.txt',
        'http://localhost/sample-report.pdf',
      ]),
    );
    expect(router.state.location.pathname).toBe('/sample-report');
    click.mockRestore();
    fetched.mockRestore();
  });

  it('saves the plan for a calendar', async () => {
    const saved: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (file: Blob) => {
        saved.push(file);
        return 'blob:x';
      },
      revokeObjectURL: () => {},
    });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    const { user } = open();
    await user.click(await screen.findByRole('link', { name: 'Add to your calendar' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(saved.map(({ type }) => type)).toEqual(['text/calendar']);
    click.mockRestore();
  });

  it('shows another country, and what was shown before where the server fails', async () => {
    const { user, router } = open();
    server.use(refuse(endpoints.sampleReport, 503, { code: 'unavailable', message: 'Not now.' }));
    await choose(user, 'Germany');
    const failed = 'The figures for Germany could not be loaded.';
    expect((await screen.findAllByText(failed))[0]).toBeVisible();
    expect(router.state.location.search).toBe('');
    server.use(answer(endpoints.sampleReport, composed('Germany', 'Ergotherapeut')));
    await user.click(screen.getByRole('button', { name: 'Try Again Germany' }));
    expect((await screen.findAllByText(/Ergotherapeut/, {}, WHOLE_PAGE))[0]).toBeVisible();
    expect(router.state.location.search).toBe('?country=Germany');
  });

  it('makes a version from other circumstances, after a failure too, and keeps the first', async () => {
    const inMind = { code: '29-1141.00', title: 'Registered nurse (adult)', also: [] };
    server.use(answer(endpoints.occupations, [inMind]));
    const { user } = open();
    await user.click(await screen.findByRole('link', { name: 'Change what you enjoy' }));
    for (let screens = 0; screens < 3; screens += 1) {
      await user.click(await screen.findByRole('button', { name: 'Next' }));
    }
    const update = await screen.findByRole('button', { name: 'Update my report' });
    server.use(refuse(endpoints.sampleReport, 503, { code: 'unavailable', message: 'Not now.' }));
    await user.click(update);
    expect(await screen.findByText('Your answers are not saved yet', {}, WHOLE_PAGE)).toBeVisible();
    server.use(
      answer(endpoints.sampleReport, composed(UK, 'Ergotherapist')),
      answer(endpoints.samplePlan, { careers: [], steps: [] }),
    );
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Your report was updated', {}, WHOLE_PAGE)).toBeVisible();
    expect(screen.getByText(/how long you would train\. Your earlier/)).toBeVisible();
    expect((await screen.findAllByText(/Ergotherapist/, {}, WHOLE_PAGE))[0]).toBeVisible();
    await user.click(screen.getByRole('link', { name: /^Version 1/ }));
    expect(
      await screen.findByText('This is an earlier version of your report', {}, WHOLE_PAGE),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/Ergotherapist/)).toBeNull(), WHOLE_PAGE);
  });

  it('is the first version again after a reload', async () => {
    const { router } = open('/sample-report?revision=2');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  });

  it('sends the report to the invented address', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Email Report' }));
    expect(await screen.findByText(/robin@example.org/)).toBeVisible();
  });
});
