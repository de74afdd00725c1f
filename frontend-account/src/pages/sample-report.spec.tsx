import { act, renderPage, screen, within } from '@bearings/web/testing';
import { resetSample } from '../features/sample/sample-replies';
import { routes } from '../routes';

const sample = routes.filter(({ path }) => path === '/sample-report');

/** No call is answered by a server: one that left the browser would fail the test. */
const open = () => renderPage(sample, { path: '/sample-report' });

afterEach(() => act(resetSample));

describe('the sample report', () => {
  it('is the report page of an invented person, and says so', async () => {
    open();
    expect(await screen.findByText('This is a sample.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Take the assessment' })).toHaveAttribute(
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

  it('has no files, and says so instead of leaving the page', async () => {
    const { user, router } = open();
    await user.click(await screen.findByRole('link', { name: 'Download Text' }));
    expect(await screen.findByText('The sample has no files')).toBeVisible();
    expect(router.state.location.pathname).toBe('/sample-report');
  });

  it('says why there is no PDF, and sends the report to the invented address', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Download PDF' }));
    expect(await screen.findByText(/Your own report can be downloaded here/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Email Report' }));
    expect(await screen.findByText(/robin@example.org/)).toBeVisible();
  });
});
