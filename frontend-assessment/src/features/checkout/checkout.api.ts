import { endpoints } from '@bearings/contracts';
import { api, call } from '@bearings/web';

/** The calls of the checkout about the payment. */
export const checkoutApi = api.injectEndpoints({
  endpoints: (build) => ({
    checkoutConfig: build.query(call(endpoints.config)),
    createPaymentIntent: build.mutation(call(endpoints.createPaymentIntent)),
  }),
});

export const { useCheckoutConfigQuery, useCreatePaymentIntentMutation } = checkoutApi;
