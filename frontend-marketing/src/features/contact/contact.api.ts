import { endpoints } from '@bearings/contracts';
import { api, call } from '@bearings/web';

const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    contactConfig: build.query(call(endpoints.config)),
    sendContactMessage: build.mutation(call(endpoints.sendContactMessage)),
  }),
});

export const { useContactConfigQuery, useSendContactMessageMutation } = contactApi;
