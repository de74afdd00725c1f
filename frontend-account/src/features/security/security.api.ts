import { endpoints } from '@bearings/contracts';
import { api, call } from '@bearings/web';

const securityApi = api.injectEndpoints({
  endpoints: (build) => ({
    accountSessions: build.query(call(endpoints.accountSessions)),
    endSessions: build.mutation(call(endpoints.endSessions)),
    changePassword: build.mutation(call(endpoints.changePassword)),
  }),
});

export const { useAccountSessionsQuery, useEndSessionsMutation, useChangePasswordMutation } =
  securityApi;
