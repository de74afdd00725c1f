import { endpoints, SIGNED_IN_HINT_COOKIE } from '@bearings/contracts';
import { api } from '../api/api';
import { refuse, renderPage, screen, server, signIn, record } from '../testing';
import { useState } from 'react';
import { useCurrentUser, useRefreshCurrentUser } from './current-user';

function Who() {
  const { status, user } = useCurrentUser();
  return <p>{user ? `${status} ${user.firstName}` : status}</p>;
}

const routes = [{ path: '/', element: <Who /> }];
const arrive = () => renderPage(routes, { path: '/' });

describe('useCurrentUser', () => {
  it('is "loading" until the API returns a user, and then "signedIn"', async () => {
    signIn({ firstName: 'Grace' });
    arrive();
    expect(screen.getByText('loading')).toBeVisible();
    expect(await screen.findByText('signedIn Grace')).toBeVisible();
  });

  it('sends no request without the signed-in hint cookie', async () => {
    const made = record(endpoints.currentUser, signIn());
    document.cookie = `${SIGNED_IN_HINT_COOKIE}=; Max-Age=0; Path=/`;
    arrive();
    expect(await screen.findByText('signedOut')).toBeVisible();
    expect(made).toEqual([]);
  });

  it('is "signedOut" after a 401 reply, which is not treated as an error', async () => {
    signIn();
    server.use(refuse(endpoints.currentUser, 401));
    const { store } = arrive();
    expect(await screen.findByText('signedOut')).toBeVisible();
    const [entry] = Object.values(store.getState().api.queries);
    expect(entry).toMatchObject({ status: 'fulfilled', data: null });
  });

  it('is "signedOut" after a failed request, which is not retried', async () => {
    const made = record(endpoints.currentUser, signIn(), 503);
    arrive();
    expect(await screen.findByText('signedOut')).toBeVisible();
    expect(made).toHaveLength(1);
  });

  it('fetches the user again when the tag User is invalidated', async () => {
    const { store } = arrive();
    expect(await screen.findByText('signedOut')).toBeVisible();

    signIn();
    store.dispatch(api.util.invalidateTags(['User']));
    expect(await screen.findByText('signedIn Ada')).toBeVisible();

    server.use(refuse(endpoints.currentUser, 401));
    store.dispatch(api.util.invalidateTags(['User']));
    expect(await screen.findByText('signedOut')).toBeVisible();
  });
});

function RefreshButton() {
  const refresh = useRefreshCurrentUser();
  const [found, setFound] = useState('');
  const update = async () => setFound((await refresh())?.firstName ?? 'no user');
  return <button onClick={() => void update()}>found {found}</button>;
}

describe('useRefreshCurrentUser', () => {
  it('returns the current user, and updates useCurrentUser everywhere', async () => {
    const page = (
      <>
        <Who />
        <RefreshButton />
      </>
    );
    const { user } = renderPage([{ path: '/', element: page }], { path: '/' });
    expect(await screen.findByText('signedOut')).toBeVisible();
    await user.click(screen.getByRole('button'));
    expect(await screen.findByText('found no user')).toBeVisible();

    signIn();
    await user.click(screen.getByRole('button'));
    expect(await screen.findByText('found Ada')).toBeVisible();
    // Components update a moment later, with the store's next batch of notifications.
    expect(await screen.findByText('signedIn Ada')).toBeVisible();
  });
});
