import { endpoints } from '@bearings/contracts';
import { mockReply, keepTranslated, mockRefusal, renderPage, screen, createSignedInUser } from '@bearings/web/testing';
import { routes } from '../routes';
import { createConfig } from '../test/records.factory';

const deniedError = { message: 'The email or the password is not right.' };

describe('a login page that the browser translates', () => {
  it('shows that the password is wrong, and signs in with the right one', async () => {
    const site = routes.filter(({ path }) => path !== '/dashboard');
    const { user } = renderPage([...site, { path: '/dashboard', element: <p>Arrived</p> }], {
      path: '/login',
      handlers: [
        mockReply(endpoints.config, createConfig()),
        mockRefusal(endpoints.adminLogin, 401, deniedError),
        mockRefusal(endpoints.login, 401, deniedError, { once: true }),
        mockReply(endpoints.login, () => ({ user: createSignedInUser() })),
      ],
    });
    await user.type(await screen.findByLabelText(/^Email/), 'ada@example.com');
    await user.type(screen.getByLabelText(/^Password/), 'wrong horse');
    keepTranslated();
    const signInButton = screen.getByRole('button', { name: 'Sign In' });
    await user.click(signInButton);
    expect(await screen.findByRole('alert')).toHaveTextContent(deniedError.message);
    expect(signInButton).toHaveTextContent('Sign In');
    await user.click(signInButton);
    expect(await screen.findByText('Arrived')).toBeVisible();
  });
});
