import { endpoints } from '@bearings/contracts';
import { api, call } from '@bearings/web';

const newsletterApi = api.injectEndpoints({
  endpoints: (build) => ({
    subscribeToNewsletter: build.mutation(call(endpoints.subscribeToNewsletter)),
    confirmNewsletter: build.mutation(
      call(endpoints.confirmNewsletter, (token: string) => ({ body: { token } })),
    ),
    leaveNewsletter: build.mutation(
      call(endpoints.leaveNewsletter, (key: string) => ({ search: { key } })),
    ),
  }),
});

export const {
  useSubscribeToNewsletterMutation,
  useConfirmNewsletterMutation,
  useLeaveNewsletterMutation,
} = newsletterApi;
