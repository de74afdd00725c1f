import { endpoints } from '@bearings/contracts';
import { answer, keepTranslated, refuse, renderPage, screen, signIn } from '@bearings/web/testing';
import { routes } from '../routes';
import { configOf } from '../test/records.factory';

const denied = { message: 'The email or the password is not right.' };

describe('a login page that the browser translates', () => {
  it('shows that the password is wrong, and signs in with the right one', async () => {
    const site = routes.filter(({ path }) => path !== '/dashboard');
    const { user } = renderPage([...site, { path: '/dashboard', element: <p>Arrived</p> }], {
      path: '/login',
      handlers: [
        answer(endpoints.config, configOf()),
        refuse(endpoints.adminLogin, 401, denied),
        refuse(endpoints.login, 401, denied, { once: true }),
        answer(endpoints.login, () => ({ user: signIn() })),
      ],
    });
    await user.type(await screen.findByLabelText(/^Email/), 'ada@example.com');
    await user.type(screen.getByLabelText(/^Password/), 'wrong horse');
    keepTranslated();
    const signInButton = screen.getByRole('button', { name: 'Sign In' });
    await user.click(signInButton);
    expect(await screen.findByRole('alert')).toHaveTextContent(denied.message);
    expect(signInButton).toHaveTextContent('Sign In');
    await user.click(signInButton);
    expect(await screen.findByText('Arrived')).toBeVisible();
  });
});
