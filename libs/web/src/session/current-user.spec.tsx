import { endpoints, SIGNED_IN_HINT_COOKIE } from '@bearings/contracts';
import { api } from '../api/api';
import { mockRefusal, renderPage, screen, server, createSignedInUser, mockAndRecord } from '../testing';
import { useState } from 'react';
import { useCurrentUser, useRefreshCurrentUser } from './current-user';

function SignedInName() {
  const { status, user } = useCurrentUser();
  return <p>{user ? `${status} ${user.firstName}` : status}</p>;
}

const routes = [{ path: '/', element: <SignedInName /> }];
const renderSignedInName = () => renderPage(routes, { path: '/' });

describe('useCurrentUser', () => {
  it('is "loading" until the API returns a user, and then "signedIn"', async () => {
    createSignedInUser({ firstName: 'Grace' });
    renderSignedInName();
    expect(screen.getByText('loading')).toBeVisible();
    expect(await screen.findByText('signedIn Grace')).toBeVisible();
  });

  it('sends no request without the signed-in hint cookie', async () => {
    const madeRequests = mockAndRecord(endpoints.currentUser, createSignedInUser());
    document.cookie = `${SIGNED_IN_HINT_COOKIE}=; Max-Age=0; Path=/`;
    renderSignedInName();
    expect(await screen.findByText('signedOut')).toBeVisible();
    expect(madeRequests).toEqual([]);
  });

  it('is "signedOut" after a 401 reply, which is not treated as an error', async () => {
    createSignedInUser();
    server.use(mockRefusal(endpoints.currentUser, 401));
    const { store } = renderSignedInName();
    expect(await screen.findByText('signedOut')).toBeVisible();
    const [entry] = Object.values(store.getState().api.queries);
    expect(entry).toMatchObject({ status: 'fulfilled', data: null });
  });

  it('is "signedOut" after a failed request, which is not retried', async () => {
    const madeRequests = mockAndRecord(endpoints.currentUser, createSignedInUser(), 503);
    renderSignedInName();
    expect(await screen.findByText('signedOut')).toBeVisible();
    expect(madeRequests).toHaveLength(1);
  });

  it('fetches the user again when the tag User is invalidated', async () => {
    const { store } = renderSignedInName();
    expect(await screen.findByText('signedOut')).toBeVisible();

    createSignedInUser();
    store.dispatch(api.util.invalidateTags(['User']));
    expect(await screen.findByText('signedIn Ada')).toBeVisible();

    server.use(mockRefusal(endpoints.currentUser, 401));
    store.dispatch(api.util.invalidateTags(['User']));
    expect(await screen.findByText('signedOut')).toBeVisible();
  });
});

function RefreshButton() {
  const refresh = useRefreshCurrentUser();
  const [found, setFound] = useState('');
  const updateName = async () => setFound((await refresh())?.firstName ?? 'no user');
  return <button onClick={() => void updateName()}>found {found}</button>;
}

describe('useRefreshCurrentUser', () => {
  it('returns the current user, and updates useCurrentUser everywhere', async () => {
    const page = (
      <>
        <SignedInName />
        <RefreshButton />
      </>
    );
    const { user } = renderPage([{ path: '/', element: page }], { path: '/' });
    expect(await screen.findByText('signedOut')).toBeVisible();
    await user.click(screen.getByRole('button'));
    expect(await screen.findByText('found no user')).toBeVisible();

    createSignedInUser();
    await user.click(screen.getByRole('button'));
    expect(await screen.findByText('found Ada')).toBeVisible();
    // Components update a moment later, with the store's next batch of notifications.
    expect(await screen.findByText('signedIn Ada')).toBeVisible();
  });
});
