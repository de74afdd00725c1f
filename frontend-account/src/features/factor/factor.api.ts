import { endpoints } from '@bearings/contracts';
import { api, call } from '@bearings/web';

const factorApi = api.injectEndpoints({
  endpoints: (build) => ({
    factorState: build.query(call(endpoints.factorState)),
    startFactor: build.mutation(call(endpoints.startFactor)),
    confirmFactor: build.mutation(call(endpoints.confirmFactor)),
    passFactor: build.mutation(call(endpoints.passFactor)),
    renewRecoveryCodes: build.mutation(call(endpoints.renewRecoveryCodes)),
    removeFactor: build.mutation(call(endpoints.removeFactor)),
    prove: build.mutation(call(endpoints.prove)),
  }),
});

export const {
  useFactorStateQuery,
  useStartFactorMutation,
  useConfirmFactorMutation,
  usePassFactorMutation,
  useRenewRecoveryCodesMutation,
  useRemoveFactorMutation,
  useProveMutation,
} = factorApi;
