// Generated from backend/openapi.json by `npm run api`; see CONTRIBUTING.md.
import type { User } from '@bearings/contracts';
import { api } from './api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    account: build.query<AccountApiResponse, AccountApiArg>({
      query: () => ({ url: `/api/auth/user` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as calls };
export type AccountApiResponse = /** status 200  */ User;
export type AccountApiArg = void;
export const { useAccountQuery, useLazyAccountQuery } = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    account: {
      extraOptions: {
        reply: { schema: 'User', keys: ['id', 'email', 'firstName', 'lastName', 'country', 'role', 'hasPassword'] },
      },
    },
  },
});
