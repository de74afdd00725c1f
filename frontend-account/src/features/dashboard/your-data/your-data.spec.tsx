import { endpoints, type User } from '@bearings/contracts';
import { mockReply, mockRefusal, screen, server, createSignedInUser } from '@bearings/web/testing';
import { renderDashboard } from '../../../test/render-dashboard';

function openPage(changes: Partial<User> = {}) {
  createSignedInUser(changes);
  return renderDashboard();
}

const openDialog = async ({ user }: ReturnType<typeof openPage>) =>
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
    const wrongPassword = {
      code: 'invalid_field' as const,
      message: 'The password is not right.',
      field: 'password',
    };
    const page = openPage();
    await openDialog(page);
    await page.user.click(await screen.findByRole('button', { name: 'Delete for good' }));
    expect(await screen.findByText('Please enter your password.')).toBeVisible();

    server.use(mockRefusal(endpoints.deleteUser, 400, wrongPassword));
    await page.user.type(screen.getByLabelText(/^Your password/), 'wrong');
    await page.user.click(screen.getByRole('button', { name: 'Delete for good' }));
    expect(await screen.findByText(wrongPassword.message)).toBeVisible();

    const sentBodies: unknown[] = [];
    server.use(
      mockReply(endpoints.deleteUser, ({ body }) => {
        sentBodies.push(body);
        document.cookie = 'bearings_signed_in=; Max-Age=0; Path=/';
      }),
    );
    await page.user.type(screen.getByLabelText(/^Your password/), ' typo');
    await page.user.click(screen.getByRole('button', { name: 'Delete for good' }));
    expect(await screen.findByText('Arrived at /')).toBeVisible();
    expect(sentBodies).toEqual([{ password: 'wrong typo' }]);
    expect(screen.queryByText(/sign in/i)).not.toBeInTheDocument();
  });

  it('can be deleted by an emailed link if the account has no password', async () => {
    const page = openPage({ hasPassword: false });
    await openDialog(page);
    expect(screen.queryByLabelText(/^Your password/)).not.toBeInTheDocument();
    server.use(mockReply(endpoints.requestDeletion, { status: 'accepted' }));
    await page.user.click(await screen.findByRole('button', { name: 'Send me the link' }));
    expect(await screen.findByText(/The link is on its way/)).toBeVisible();
  });

  it('cannot be deleted by an administrator', async () => {
    openPage({ role: 'admin' });
    await screen.findByRole('link', { name: 'Download my data' });
    expect(screen.queryByRole('button', { name: 'Delete my account' })).not.toBeInTheDocument();
  });
});
