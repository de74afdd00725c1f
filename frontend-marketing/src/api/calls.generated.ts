// Generated from backend/openapi.json by `npm run api`; see CONTRIBUTING.md.
import type {
  PublicConfig,
  MailRequested,
  Evidence,
  ReportGlance,
  CareerLibrary,
  CareerTrends,
  CareerGuide,
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
    careers: build.query<CareersApiResponse, CareersApiArg>({
      query: (queryArg) => ({
        url: `/api/careers`,
        params: {
          country: queryArg,
        },
      }),
    }),
    career: build.query<CareerApiResponse, CareerApiArg>({
      query: (queryArg) => ({
        url: `/api/careers/${encodeURIComponent(String(queryArg.slug))}`,
        params: {
          country: queryArg.country,
        },
      }),
    }),
    careerTrends: build.query<CareerTrendsApiResponse, CareerTrendsApiArg>({
      query: () => ({ url: `/api/career-trends` }),
    }),
    ownGlance: build.query<OwnGlanceApiResponse, OwnGlanceApiArg>({
      query: () => ({ url: `/api/user/report-glance` }),
    }),
    contactConfig: build.query<ContactConfigApiResponse, ContactConfigApiArg>({
      query: () => ({ url: `/api/config` }),
    }),
    evidence: build.query<EvidenceApiResponse, EvidenceApiArg>({
      query: () => ({ url: `/api/evidence` }),
    }),
    sendContactMessage: build.mutation<SendContactMessageApiResponse, SendContactMessageApiArg>({
      query: (queryArg) => ({
        url: `/api/contact`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    subscribeToNewsletter: build.mutation<SubscribeToNewsletterApiResponse, SubscribeToNewsletterApiArg>({
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
export type CareersApiResponse = /** status 200  */ CareerLibrary;
export type CareersApiArg =
  | /** Country of the pay figures; the reader's stored country does not change. */ string
  | undefined;
export type CareerApiResponse = /** status 200  */ CareerGuide;
export type CareerApiArg = {
  slug: string;
  /** Country of the pay figures; the reader's stored country does not change. */
  country?: string;
};
export type CareerTrendsApiResponse = /** status 200  */ CareerTrends;
export type CareerTrendsApiArg = void;
export type OwnGlanceApiResponse = /** status 200  */ ReportGlance | null;
export type OwnGlanceApiArg = void;
export type ContactConfigApiResponse = /** status 200  */ PublicConfig;
export type ContactConfigApiArg = void;
export type EvidenceApiResponse = /** status 200  */ Evidence;
export type EvidenceApiArg = void;
export type SendContactMessageApiResponse = /** status 202  */ ContactAccepted;
export type SendContactMessageApiArg = ContactMessage;
export type SubscribeToNewsletterApiResponse =
  /** status 202 The same whether or not the address is on the list. */ MailRequested;
export type SubscribeToNewsletterApiArg = Subscription;
export type ConfirmNewsletterApiResponse = /** status 200  */ NewsletterConfirmed;
export type ConfirmNewsletterApiArg = NewsletterConfirmation;
export type LeaveNewsletterApiResponse =
  /** status 200 The same whether or not the address was on the list. A body is not read. */ NewsletterLeft;
export type LeaveNewsletterApiArg = /** The key in the unsubscribe link of a newsletter email. */ string;
export const {
  useCareersQuery,
  useLazyCareersQuery,
  useCareerQuery,
  useLazyCareerQuery,
  useCareerTrendsQuery,
  useLazyCareerTrendsQuery,
  useOwnGlanceQuery,
  useLazyOwnGlanceQuery,
  useContactConfigQuery,
  useLazyContactConfigQuery,
  useEvidenceQuery,
  useLazyEvidenceQuery,
  useSendContactMessageMutation,
  useSubscribeToNewsletterMutation,
  useConfirmNewsletterMutation,
  useLeaveNewsletterMutation,
} = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    careers: { extraOptions: { reply: { schema: 'CareerLibrary', keys: ['country', 'careers', 'sources'] } } },
    career: {
      extraOptions: {
        reply: {
          schema: 'CareerGuide',
          keys: [
            'code',
            'title',
            'slug',
            'what',
            'preparation',
            'pay',
            'outlook',
            'details',
            'demand',
            'routes',
            'setting',
            'links',
            'country',
            'day',
            'thrives',
            'entry',
            'skills',
            'knowledge',
            'tasks',
            'asks',
            'doubts',
            'subjects',
            'course',
            'comesFrom',
            'leadsTo',
            'progression',
            'similarCareers',
            'alsoCalled',
            'notes',
            'sources',
          ],
        },
      },
    },
    careerTrends: {
      extraOptions: { reply: { schema: 'CareerTrends', keys: ['country', 'from', 'to', 'fields', 'sources'] } },
    },
    ownGlance: {
      extraOptions: {
        reply: {
          schema: 'ReportGlance',
          keys: ['assessmentId', 'personalityType', 'categories', 'headline', 'careers', 'kept', 'done', 'total'],
          nullable: true,
        },
      },
    },
    contactConfig: {
      extraOptions: { reply: { schema: 'PublicConfig', keys: ['stripePublicKey', 'sandbox', 'capabilities'] } },
    },
    evidence: { extraOptions: { reply: { schema: 'Evidence', keys: ['quotes', 'seeded'] } } },
    sendContactMessage: { extraOptions: { reply: { schema: 'ContactAccepted', keys: ['status'] } } },
    subscribeToNewsletter: { extraOptions: { reply: { schema: 'MailRequested', keys: ['status'] } } },
    confirmNewsletter: { extraOptions: { reply: { schema: 'NewsletterConfirmed', keys: ['status'] } } },
    leaveNewsletter: { extraOptions: { reply: { schema: 'NewsletterLeft', keys: ['status'] } } },
  },
});
