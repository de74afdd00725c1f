import { calls } from '../../api/calls.generated';

const CHANGES = { invalidatesTags: ['Shares'] } as const;

export const {
  useSharesQuery,
  useCreateShareMutation,
  useEndShareMutation,
  useChangeShareCommentsMutation,
} = calls.enhanceEndpoints({
  addTagTypes: ['Shares'],
  endpoints: {
    shares: { providesTags: ['Shares'] },
    createShare: CHANGES,
    endShare: CHANGES,
    changeShareComments: CHANGES,
  },
});
