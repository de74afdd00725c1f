import { endpoints, type Credentials, type SignedIn } from '@bearings/contracts';
import { api, call } from '@bearings/web';

const asAdmin = call(endpoints.adminLogin);
const asUser = call(endpoints.login);

const loginApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Calls the admin login first and, on any failure, the user login. */
    login: build.mutation<SignedIn, Credentials>({
      queryFn: async (credentials, _api, _options, baseQuery) => {
        const admin = await baseQuery(asAdmin.query(credentials));
        if (!admin.error) return { data: asAdmin.transformResponse(admin.data) };
        const user = await baseQuery(asUser.query(credentials));
        return user.error ? { error: user.error } : { data: asUser.transformResponse(user.data) };
      },
      invalidatesTags: (signedIn) => (signedIn ? ['Assessments', 'Reports', 'Draft', 'Admin'] : []),
    }),
    config: build.query(call(endpoints.config)),
  }),
});

export const { useLoginMutation, useConfigQuery } = loginApi;
