import type { User } from '@bearings/contracts';
import { isApiError, isUnauthorized } from '../api/api-error';
import { toUnreachableError } from '../api/base-query';
import { calls } from '../api/calls.generated';
import { useAppDispatch, type AppStore } from '../store';
import { forgetAfterSignOut, hasSignedInHint } from './browser-traces';

const UNCACHED = { forceRefetch: true, subscribe: false };

// The reply of the call `account` is not cached, because `currentUser` below caches the same user.
calls.enhanceEndpoints({ endpoints: { account: { keepUnusedDataFor: 0 } } });

/** Fetches the signed-in user, or null for a visitor. Signing in or out invalidates the tag 'User'. */
export const sessionApi = calls.injectEndpoints({
  endpoints: (build) => ({
    currentUser: build.query<User | null, void>({
      queryFn: async (_none, { dispatch }) => {
        forgetAfterSignOut();
        if (!hasSignedInHint()) return { data: null };
        const { data, error } = await dispatch(calls.endpoints.account.initiate(undefined, UNCACHED));
        if (isUnauthorized(error)) return { data: null };
        if (error) return { error: isApiError(error) ? error : toUnreachableError(error) };
        return { data: data ?? null };
      },
      providesTags: ['User'],
    }),
  }),
});

/** Puts a signed-in user into a store, for the first render of a page that the server renders. */
export function rememberUser(store: AppStore, user: User): void {
  store.dispatch(sessionApi.util.upsertQueryEntries([{ endpointName: 'currentUser', arg: undefined, value: user }]));
}

/** The state of the session. `user` is set only if the status is `signedIn`. */
export type Session =
  | { status: 'loading'; user: null }
  | { status: 'signedOut'; user: null }
  | { status: 'signedIn'; user: User };

/**
 * Returns the session. If the request for it fails, the reader counts as signed out, and the request is not repeated.
 */
export function useCurrentUser(): Session {
  const { data, isLoading, isError } = sessionApi.useCurrentUserQuery();
  if (isLoading) return { status: 'loading', user: null };
  if (!data || isError) return { status: 'signedOut', user: null };
  return { status: 'signedIn', user: data };
}

/**
 * Returns a function that fetches the session again, so that the next page is rendered with it. The function resolves
 * to the signed-in user; to null for a visitor, or if the request failed.
 */
export function useRefreshCurrentUser(): () => Promise<User | null> {
  const dispatch = useAppDispatch();
  return async () => {
    const { data, isError } = await dispatch(
      sessionApi.endpoints.currentUser.initiate(undefined, {
        forceRefetch: true,
        subscribe: false,
      }),
    );
    return isError ? null : (data ?? null);
  };
}

/**
 * Reloads a page that shows an account which is no longer signed in, because another tab has signed it out or signed in
 * another account. Checks whenever the reader returns to the page. Returns a function that stops this.
 */
export function reloadOnAccountChange(store: AppStore, reload = () => window.location.reload()): () => void {
  const hasAccountChanged = async (): Promise<boolean> => {
    const shownUser = sessionApi.endpoints.currentUser.select()(store.getState()).data;
    if (!shownUser) return false;
    if (!hasSignedInHint()) return true;
    const { data, error } = await store.dispatch(calls.endpoints.account.initiate(undefined, UNCACHED));
    return error ? isUnauthorized(error) : data?.id !== shownUser.id;
  };
  let isChecking = false;
  const checkAccount = async () => {
    if (document.hidden || isChecking) return;
    isChecking = true;
    if (await hasAccountChanged()) reload();
    isChecking = false;
  };
  const listener = (event: Event) => {
    const isFirstShow = event instanceof PageTransitionEvent && !event.persisted;
    if (!isFirstShow) void checkAccount();
  };
  // The reader returns by the button Back, from another tab of the window, or from another window.
  const events = [
    [window, 'pageshow'],
    [document, 'visibilitychange'],
    [window, 'focus'],
  ] as const;
  for (const [target, type] of events) target.addEventListener(type, listener);
  return () => {
    for (const [target, type] of events) target.removeEventListener(type, listener);
  };
}
