// Generated from backend/openapi.json by `npm run api`; see CONTRIBUTING.md.
import type {
  PublicConfig,
  MailRequested,
  ContactMessage,
  ContactAccepted,
  Subscription,
  NewsletterConfirmation,
  NewsletterConfirmed,
  NewsletterLeft,
} from '@bearings/contracts';
import { api } from '@bearings/web';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    contactConfig: build.query<ContactConfigApiResponse, ContactConfigApiArg>({
      query: () => ({ url: `/api/config` }),
    }),
    sendContactMessage: build.mutation<SendContactMessageApiResponse, SendContactMessageApiArg>({
      query: (queryArg) => ({
        url: `/api/contact`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    subscribeToNewsletter: build.mutation<
      SubscribeToNewsletterApiResponse,
      SubscribeToNewsletterApiArg
    >({
      query: (queryArg) => ({
        url: `/api/newsletter/subscribe`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    confirmNewsletter: build.mutation<ConfirmNewsletterApiResponse, ConfirmNewsletterApiArg>({
      query: (queryArg) => ({
        url: `/api/newsletter/confirm`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    leaveNewsletter: build.mutation<LeaveNewsletterApiResponse, LeaveNewsletterApiArg>({
      query: (queryArg) => ({
        url: `/api/newsletter/leave`,
        method: 'POST',
        params: {
          key: queryArg,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as calls };
export type ContactConfigApiResponse = /** status 200  */ PublicConfig;
export type ContactConfigApiArg = void;
export type SendContactMessageApiResponse = /** status 202  */ ContactAccepted;
export type SendContactMessageApiArg = ContactMessage;
export type SubscribeToNewsletterApiResponse =
  /** status 202 The same whether or not the address is on the list. */ MailRequested;
export type SubscribeToNewsletterApiArg = Subscription;
export type ConfirmNewsletterApiResponse = /** status 200  */ NewsletterConfirmed;
export type ConfirmNewsletterApiArg = NewsletterConfirmation;
export type LeaveNewsletterApiResponse =
  /** status 200 The same whether or not the address was on the list. A body is not read. */ NewsletterLeft;
export type LeaveNewsletterApiArg = /** As each newsletter email has it. */ string;
export const {
  useContactConfigQuery,
  useLazyContactConfigQuery,
  useSendContactMessageMutation,
  useSubscribeToNewsletterMutation,
  useConfirmNewsletterMutation,
  useLeaveNewsletterMutation,
} = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    contactConfig: {
      extraOptions: { reply: { keys: ['stripePublicKey', 'sandbox', 'capabilities'] } },
    },
    sendContactMessage: { extraOptions: { reply: { keys: ['status'] } } },
    subscribeToNewsletter: { extraOptions: { reply: { keys: ['status'] } } },
    confirmNewsletter: { extraOptions: { reply: { keys: ['status'] } } },
    leaveNewsletter: { extraOptions: { reply: { keys: ['status'] } } },
  },
});
