import { calls } from '../../api/calls.generated';

const CHANGES = { invalidatesTags: ['Shares'] } as const;

export const {
  useSharesQuery,
  useCreateShareMutation,
  useCreateObserverLinkMutation,
  useEndShareMutation,
  useChangeShareCommentsMutation,
} = calls.enhanceEndpoints({
  addTagTypes: ['Shares'],
  endpoints: {
    shares: { providesTags: ['Shares'] },
    createShare: CHANGES,
    createObserverLink: CHANGES,
    endShare: CHANGES,
    changeShareComments: CHANGES,
  },
});
