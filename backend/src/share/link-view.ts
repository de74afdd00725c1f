import type { ShareLink } from '@bearings/contracts';
import type { ObserverReplyEntity } from './observer-reply.entity.js';
import type { ShareCommentEntity } from './share-comment.entity.js';
import type { ShareLinkEntity } from './share-link.entity.js';

/** Returns a link for its owner, with its comments and replies. */
export function toOwnerLink(
  share: ShareLinkEntity,
  comments: readonly ShareCommentEntity[],
  replies: readonly ObserverReplyEntity[],
): ShareLink {
  const { id, purpose, withName, withScores, withShape, withExperience, showsBoth, createdAt, expiresAt } = share;
  return {
    id,
    purpose,
    withName,
    withScores,
    withShape,
    withExperience,
    showsBoth,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    state: getLinkState(share),
    comments: comments
      .filter(({ shareId }) => shareId === id)
      .map((comment) => ({ ...toReceived(comment), name: comment.name, text: comment.text })),
    replies: replies
      .filter(({ shareId }) => shareId === id)
      .map((reply) => ({ ...toReceived(reply), role: reply.role, answers: reply.answers })),
  };
}

const toReceived = ({ id, createdAt, seenAt }: Pick<ShareCommentEntity, 'id' | 'createdAt' | 'seenAt'>) => ({
  id,
  createdAt: createdAt.toISOString(),
  isNew: seenAt === null,
});

function getLinkState({ endedAt, expiresAt }: ShareLinkEntity): ShareLink['state'] {
  if (endedAt !== null) return 'ended';
  return expiresAt.getTime() <= Date.now() ? 'expired' : 'open';
}
