import {
  UNSAVED_CIRCUMSTANCES_STORAGE_KEY,
  endpoints,
  FUNNEL_STORAGE_KEY,
  HOST_COOKIE_PREFIX,
  getQueueStorageKey,
  SIGNED_IN_HINT_COOKIE,
  SIGNED_OUT_COOKIE,
  UNKNOWN_ACCOUNT_VALUE,
} from '@bearings/contracts';
import { mockAndRecord, renderPage, screen, createSignedInUser, waitFor } from '../testing';
import { createStore } from '../store';
import { hasSignedInHint } from './browser-traces';
import { reloadRestoredPages, sessionApi, useCurrentUser } from './current-user';

function SignedInName() {
  return <p>{useCurrentUser().status}</p>;
}

const renderSignedInName = () => renderPage([{ path: '/', element: <SignedInName /> }], { path: '/' });
const readStoredAnswers = () => window.localStorage.getItem(FUNNEL_STORAGE_KEY);
const setSignedOutCookie = () => {
  document.cookie = `${SIGNED_OUT_COOKIE}=ada; Path=/`;
};

beforeEach(() => window.localStorage.setItem(FUNNEL_STORAGE_KEY, '{"answers":{"q1":"2"}}'));
afterEach(() => {
  document.cookie = `${SIGNED_OUT_COOKIE}=; Max-Age=0; Path=/`;
});

describe('the first page after signing out', () => {
  it('deletes the user’s answers and unsent changes from localStorage', async () => {
    const changedKeys: (string | null)[] = [];
    const listen = ({ key }: StorageEvent) => changedKeys.push(key);
    window.addEventListener('storage', listen);
    window.localStorage.setItem('bearings.quiz-preferences', 'true');
    window.localStorage.setItem(UNSAVED_CIRCUMSTANCES_STORAGE_KEY, '{}');
    window.localStorage.setItem(getQueueStorageKey('ada'), '{}');
    window.localStorage.setItem(getQueueStorageKey('bob'), '{}');
    setSignedOutCookie();
    renderSignedInName();
    expect(await screen.findByText('signedOut')).toBeVisible();
    expect(readStoredAnswers()).toBeNull();
    expect(window.localStorage.getItem('bearings.quiz-preferences')).toBe('true');
    expect(window.localStorage.getItem(UNSAVED_CIRCUMSTANCES_STORAGE_KEY)).toBeNull();
    expect(window.localStorage.getItem(getQueueStorageKey('ada'))).toBeNull();
    expect(window.localStorage.getItem(getQueueStorageKey('bob'))).toBe('{}');
    expect(changedKeys).toEqual([FUNNEL_STORAGE_KEY, UNSAVED_CIRCUMSTANCES_STORAGE_KEY, getQueueStorageKey('ada')]);
    expect(document.cookie).not.toContain(SIGNED_OUT_COOKIE);
    window.removeEventListener('storage', listen);
  });

  it('deletes the unsent changes of all accounts if it is unknown who signed out', async () => {
    window.localStorage.setItem(getQueueStorageKey('ada'), '{}');
    document.cookie = `${SIGNED_OUT_COOKIE}=${UNKNOWN_ACCOUNT_VALUE}; Path=/`;
    renderSignedInName();
    expect(await screen.findByText('signedOut')).toBeVisible();
    expect(window.localStorage.getItem(getQueueStorageKey('ada'))).toBeNull();
  });

  it('also reads and deletes the cookies whose names have the `__Host-` prefix, as they do over HTTPS', async () => {
    // Mocked, because jsdom uses HTTP, on which cookies with this prefix are rejected.
    const prefixed = `${HOST_COOKIE_PREFIX}${SIGNED_OUT_COOKIE}`;
    const get = jest.spyOn(document, 'cookie', 'get').mockReturnValue(`a=b; ${prefixed}=1`);
    const set = jest.spyOn(document, 'cookie', 'set');
    renderSignedInName();
    expect(await screen.findByText('signedOut')).toBeVisible();
    expect(readStoredAnswers()).toBeNull();
    expect(set).toHaveBeenCalledWith(`${prefixed}=; Max-Age=0; Path=/; SameSite=Lax; Secure`);
    expect(hasSignedInHint()).toBe(false);
    get.mockReturnValue(`${HOST_COOKIE_PREFIX}${SIGNED_IN_HINT_COOKIE}=1`);
    expect(hasSignedInHint()).toBe(true);
    set.mockRestore();
    get.mockRestore();
  });

  it('deletes the stored answers even if a user has signed in again', async () => {
    setSignedOutCookie();
    createSignedInUser();
    renderSignedInName();
    expect(await screen.findByText('signedIn')).toBeVisible();
    expect(readStoredAnswers()).toBeNull();
  });
});

it.each([
  ['a visitor', () => undefined],
  ['a user whose sign-out failed', () => createSignedInUser()],
])('a page does not delete the stored answers of %s', async (_, prepare) => {
  prepare();
  renderSignedInName();
  expect(await screen.findByText(/signedIn|signedOut/)).toBeVisible();
  expect(readStoredAnswers()).toContain('q1');
});

describe('a page that the browser restores from its back-forward cache', () => {
  const restorePage = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

  async function runAndShow(prepare: () => void) {
    prepare();
    const store = createStore();
    await store.dispatch(sessionApi.endpoints.currentUser.initiate());
    const reload = jest.fn();
    return { reload, stop: reloadRestoredPages(store, reload) };
  }

  it('is reloaded when its account has signed out', async () => {
    const { reload, stop } = await runAndShow(createSignedInUser);
    document.cookie = 'bearings_signed_in=; Max-Age=0; Path=/';
    restorePage(false);
    expect(reload).not.toHaveBeenCalled();
    restorePage(true);
    expect(reload).toHaveBeenCalledTimes(1);
    stop();
  });

  it('is reloaded when another account has signed in', async () => {
    const { reload, stop } = await runAndShow(createSignedInUser);
    createSignedInUser({ id: '0c0ffee0-0000-4000-8000-000000000000' });
    restorePage(true);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    stop();
  });

  it('is not reloaded when the same account is signed in', async () => {
    const sameUserShown = await runAndShow(createSignedInUser);
    const requests = mockAndRecord(endpoints.currentUser, createSignedInUser());
    restorePage(true);
    await waitFor(() => expect(requests).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(sameUserShown.reload).not.toHaveBeenCalled();
    sameUserShown.stop();
  });
});
