import { endpoints, SIGNED_IN_HINT_COOKIE, type User } from '@bearings/contracts';
import { api } from '../api/api';
import { isUnauthorized } from '../api/api-error';
import { call } from '../api/call';
import { useAppDispatch } from '../store';

const lookUp = call(endpoints.currentUser);

/** Whether the server has left word that somebody is signed in. It proves nothing, it spares a call. */
function hasSignedInHint(): boolean {
  return document.cookie.split('; ').some((pair) => pair.startsWith(`${SIGNED_IN_HINT_COOKIE}=`));
}

/** Who is signed in; null for nobody. Whatever signs in or out invalidates the tag 'User'. */
export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    currentUser: build.query<User | null, void>({
      queryFn: async (_none, _api, _options, baseQuery) => {
        if (!hasSignedInHint()) return { data: null };
        const { data, error } = await baseQuery(lookUp.query());
        if (isUnauthorized(error)) return { data: null };
        return error ? { error } : { data: lookUp.transformResponse(data) };
      },
      providesTags: ['User'],
    }),
  }),
});

/** The session as a page sees it. `user` is there exactly when somebody is signed in. */
export type Session =
  | { status: 'loading'; user: null }
  | { status: 'signedOut'; user: null }
  | { status: 'signedIn'; user: User };

/** The sole source of who is signed in. A failed look counts as signed out and is not repeated. */
export function useCurrentUser(): Session {
  const { data, isLoading, isError } = sessionApi.useCurrentUserQuery();
  if (isLoading) return { status: 'loading', user: null };
  if (!data || isError) return { status: 'signedOut', user: null };
  return { status: 'signedIn', user: data };
}

/**
 * Looks again who is signed in and waits for the answer, so that the next page already knows.
 * Resolves to null when it is nobody, or when the look failed.
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
