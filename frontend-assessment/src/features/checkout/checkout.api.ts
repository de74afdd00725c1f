import { endpoints } from '@bearings/contracts';
import { api, call } from '@bearings/web';

/** Endpoints of the checkout. */
export const checkoutApi = api.injectEndpoints({
  endpoints: (build) => ({
    createPaymentIntent: build.mutation(call(endpoints.createPaymentIntent)),
  }),
});

export const { useCreatePaymentIntentMutation } = checkoutApi;
