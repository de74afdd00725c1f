import { act, renderPage, screen, waitFor, within } from '@bearings/web/testing';
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
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
    expect(fetched.mock.calls.map(([address]) => String(address))).toEqual([
      'http://localhost/sample-report.txt',
      'http://localhost/sample-report.pdf',
    ]);
    expect(router.state.location.pathname).toBe('/sample-report');
    click.mockRestore();
    fetched.mockRestore();
  });

  it('says what only an own report does', async () => {
    const { user } = open();
    expect(
      await screen.findByRole('region', { name: 'What your own report can do besides' }),
    ).toHaveTextContent('This one is for the United Kingdom.');
    await user.click(await screen.findByRole('link', { name: 'Add to your calendar' }));
    expect(await screen.findByText('The sample has no such file')).toBeVisible();
  });

  it('sends the report to the invented address', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Email Report' }));
    expect(await screen.findByText(/robin@example.org/)).toBeVisible();
  });
});
