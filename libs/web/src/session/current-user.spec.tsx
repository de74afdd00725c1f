import { endpoints, SIGNED_IN_HINT_COOKIE } from '@bearings/contracts';
import { api } from '../api/api';
import {
  mockRefusal,
  renderPage,
  screen,
  server,
  createSignedInUser,
  mockAndRecord,
  waitFor,
  waitForEarlierRequests,
} from '../testing';
import { useState } from 'react';
import { createStore } from '../store';
import { reloadOnAccountChange, sessionApi, useCurrentUser, useRefreshCurrentUser } from './current-user';

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

describe('a page to which the reader returns', () => {
  const RETURNS: [string, () => void][] = [
    ['the button Back', () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))],
    ['another tab', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['another window', () => window.dispatchEvent(new Event('focus'))],
  ];
  const removeHint = () => {
    document.cookie = `${SIGNED_IN_HINT_COOKIE}=; Max-Age=0; Path=/`;
  };
  let stop = () => {};
  afterEach(() => stop());

  async function openPage() {
    createSignedInUser();
    const store = createStore();
    await store.dispatch(sessionApi.endpoints.currentUser.initiate());
    const reload = jest.fn();
    stop = reloadOnAccountChange(store, reload);
    return reload;
  }

  it.each(RETURNS)('from %s is reloaded when its account has signed out', async (_, comeBack) => {
    const reload = await openPage();
    removeHint();
    comeBack();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  it.each(RETURNS)('from %s is reloaded when another account has signed in', async (_, comeBack) => {
    const reload = await openPage();
    createSignedInUser({ id: '0c0ffee0-0000-4000-8000-000000000000' });
    comeBack();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  it('is reloaded when its session has ended elsewhere', async () => {
    const reload = await openPage();
    server.use(mockRefusal(endpoints.currentUser, 401));
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  it.each([200, 503])('is not reloaded for the same account, with the reply %i, and asks once', async (status) => {
    const reload = await openPage();
    const requests = mockAndRecord(endpoints.currentUser, createSignedInUser(), status);
    for (const [, comeBack] of RETURNS) comeBack();
    await waitFor(() => expect(requests).toHaveLength(1));
    await waitForEarlierRequests();
    expect(requests).toHaveLength(1);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is not checked when the browser shows it for the first time', async () => {
    const reload = await openPage();
    removeHint();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    await waitForEarlierRequests();
    expect(reload).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });
});
