import {
  UNSAVED_CIRCUMSTANCES_STORAGE_KEY,
  FUNNEL_STORAGE_KEY,
  HOST_COOKIE_PREFIX,
  getQueueStorageKey,
  SIGNED_IN_HINT_COOKIE,
  SIGNED_OUT_COOKIE,
  UNKNOWN_ACCOUNT_VALUE,
} from '@bearings/contracts';
import { renderPage, screen, createSignedInUser } from '../testing';
import { hasSignedInHint } from './browser-traces';
import { useCurrentUser } from './current-user';

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
