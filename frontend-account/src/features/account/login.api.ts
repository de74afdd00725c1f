import type { Credentials, SignedIn } from '@bearings/contracts';
import { isApiError, toUnreachableError } from '@bearings/web';
import { calls } from '../../api/calls.generated';

/** Returns whether the password was correct and only the second factor is missing. */
const isFactorNeeded = (error: unknown): boolean => isApiError(error) && (error.body?.code ?? '').startsWith('factor_');

const loginApi = calls.injectEndpoints({
  endpoints: (build) => ({
    /** Tries the administrators' sign-in first and, if that fails for any reason, the users' sign-in. */
    login: build.mutation<SignedIn, Credentials>({
      queryFn: async (credentials, { dispatch }) => {
        const { adminLogin, userLogin } = calls.endpoints;
        const admin = await dispatch(adminLogin.initiate(credentials, { track: false }));
        const answered =
          admin.error && !isFactorNeeded(admin.error)
            ? await dispatch(userLogin.initiate(credentials, { track: false }))
            : admin;
        if (!answered.error) return { data: answered.data };
        return {
          error: isApiError(answered.error) ? answered.error : toUnreachableError(answered.error),
        };
      },
      invalidatesTags: (signedIn) => (signedIn ? ['Assessments', 'Reports', 'Draft', 'Admin'] : []),
    }),
  }),
});

export const { useLoginMutation } = loginApi;
