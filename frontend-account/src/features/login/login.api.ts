import { endpoints, type Credentials, type SignedIn } from '@bearings/contracts';
import { api, call, isApiError } from '@bearings/web';

const asAdmin = call(endpoints.adminLogin);
const asUser = call(endpoints.login);

/** The password was right, so that the user login would only refuse it. */
const isFactorNeeded = (error: unknown): boolean =>
  isApiError(error) && (error.body?.code ?? '').startsWith('factor_');

const loginApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Calls the admin login first and, on any failure, the user login. */
    login: build.mutation<SignedIn, Credentials>({
      queryFn: async (credentials, _api, _options, baseQuery) => {
        const admin = await baseQuery(asAdmin.query(credentials));
        if (!admin.error) return { data: asAdmin.transformResponse(admin.data) };
        if (isFactorNeeded(admin.error)) return { error: admin.error };
        const user = await baseQuery(asUser.query(credentials));
        return user.error ? { error: user.error } : { data: asUser.transformResponse(user.data) };
      },
      invalidatesTags: (signedIn) => (signedIn ? ['Assessments', 'Reports', 'Draft', 'Admin'] : []),
    }),
    config: build.query(call(endpoints.config)),
  }),
});

export const { useLoginMutation, useConfigQuery } = loginApi;
