import { calls } from '../../../api/calls.generated';

const CHANGE_TAGS = { invalidatesTags: ['Shares'] } as const;

export const {
  useSharesQuery,
  useCreateShareMutation,
  useCreateObserverLinkMutation,
  useChangeObserverLinkMutation,
  useEndShareMutation,
  useChangeShareCommentsMutation,
} = calls.enhanceEndpoints({
  addTagTypes: ['Shares'],
  endpoints: {
    shares: { providesTags: ['Shares'] },
    createShare: CHANGE_TAGS,
    createObserverLink: CHANGE_TAGS,
    changeObserverLink: CHANGE_TAGS,
    endShare: CHANGE_TAGS,
    changeShareComments: CHANGE_TAGS,
  },
});
