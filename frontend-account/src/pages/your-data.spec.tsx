import { endpoints, type User } from '@bearings/contracts';
import { answer, refuse, renderPage, screen, server, signIn } from '@bearings/web/testing';
import { routes } from '../routes';

function openPage(changes: Partial<User> = {}) {
  signIn(changes);
  return renderPage(
    [
      ...routes.filter(({ path }) => path === '/dashboard'),
      { path: '/', element: <p>Arrived at /</p> },
    ],
    {
      path: '/dashboard',
      handlers: [
        answer(endpoints.assessments, []),
        answer(endpoints.reports, []),
        answer(endpoints.payments, []),
        answer(endpoints.countries, ['GB']),
      ],
    },
  );
}

const open = async ({ user }: ReturnType<typeof openPage>) =>
  user.click(await screen.findByRole('button', { name: 'Delete my account' }));

describe('the user’s data on the dashboard', () => {
  it('can be downloaded', async () => {
    openPage();
    const link = await screen.findByRole('link', { name: 'Download my data' });
    expect(link).toHaveAttribute('href', '/api/user/export');
    // A link with `download` would save an error reply as a file, too.
    expect(link).not.toHaveAttribute('download');
  });

  it('can be deleted only with the right password', async () => {
    const wrong = {
      code: 'invalid_field' as const,
      message: 'The password is not right.',
      field: 'password',
    };
    const page = openPage();
    await open(page);
    await page.user.click(await screen.findByRole('button', { name: 'Delete for good' }));
    expect(await screen.findByText('Please enter your password.')).toBeVisible();

    server.use(refuse(endpoints.deleteUser, 400, wrong));
    await page.user.type(screen.getByLabelText(/^Your password/), 'wrong');
    await page.user.click(screen.getByRole('button', { name: 'Delete for good' }));
    expect(await screen.findByText(wrong.message)).toBeVisible();

    const sent: unknown[] = [];
    server.use(
      answer(endpoints.deleteUser, ({ body }) => {
        sent.push(body);
        document.cookie = 'bearings_signed_in=; Max-Age=0; Path=/';
      }),
    );
    await page.user.type(screen.getByLabelText(/^Your password/), ' typo');
    await page.user.click(screen.getByRole('button', { name: 'Delete for good' }));
    expect(await screen.findByText('Arrived at /')).toBeVisible();
    expect(sent).toEqual([{ password: 'wrong typo' }]);
    expect(screen.queryByText(/sign in/i)).not.toBeInTheDocument();
  });

  it('can be deleted by an emailed link if the account has no password', async () => {
    const page = openPage({ hasPassword: false });
    await open(page);
    expect(screen.queryByLabelText(/^Your password/)).not.toBeInTheDocument();
    server.use(answer(endpoints.requestDeletion, { status: 'accepted' }));
    await page.user.click(await screen.findByRole('button', { name: 'Send me the link' }));
    expect(await screen.findByText(/The link is on its way/)).toBeVisible();
  });

  it('cannot be deleted by an administrator', async () => {
    openPage({ role: 'admin' });
    await screen.findByRole('link', { name: 'Download my data' });
    expect(screen.queryByRole('button', { name: 'Delete my account' })).not.toBeInTheDocument();
  });
});
