import {
  endpoints,
  type NewShareComment,
  type ShareCommentsChange,
  type ShareRequest,
} from '@bearings/contracts';
import { api, call } from '@bearings/web';

interface ById {
  /** Of the report's assessment. */
  id: string;
}

const sharingApi = api.enhanceEndpoints({ addTagTypes: ['Shares'] }).injectEndpoints({
  endpoints: (build) => ({
    shares: build.query({
      ...call(endpoints.shares, (id: string) => ({ params: { id } })),
      providesTags: ['Shares'],
    }),
    createShare: build.mutation({
      ...call(endpoints.createShare, ({ id, ...body }: ById & ShareRequest) => ({
        params: { id },
        body,
      })),
      invalidatesTags: ['Shares'],
    }),
    endShare: build.mutation({
      ...call(endpoints.endShare, ({ id, share }: ById & { share: string }) => ({
        params: { id, share },
      })),
      invalidatesTags: ['Shares'],
    }),
    changeShareComments: build.mutation({
      ...call(endpoints.changeShareComments, ({ id, ...body }: ById & ShareCommentsChange) => ({
        params: { id },
        body,
      })),
      invalidatesTags: ['Shares'],
    }),
    sharedReport: build.query(
      call(endpoints.sharedReport, (token: string) => ({ params: { token } })),
    ),
    addShareComment: build.mutation(
      call(
        endpoints.addShareComment,
        ({ token, ...body }: NewShareComment & { token: string }) => ({
          params: { token },
          body,
        }),
      ),
    ),
  }),
});

export const {
  useSharesQuery,
  useCreateShareMutation,
  useEndShareMutation,
  useChangeShareCommentsMutation,
  useSharedReportQuery,
  useAddShareCommentMutation,
} = sharingApi;
