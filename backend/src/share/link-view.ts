import type { ShareLink } from '@bearings/contracts';
import { findObserverStatement } from '@bearings/report-composer';
import type { ObserverReplyEntity } from './observer-reply.entity.js';
import type { ShareCommentEntity } from './share-comment.entity.js';
import type { ShareLinkEntity } from './share-link.entity.js';

/** Returns a link for its owner, with its comments and replies. */
export function toOwnerLink(
  share: ShareLinkEntity,
  comments: readonly ShareCommentEntity[],
  replies: readonly ObserverReplyEntity[],
): ShareLink {
  const { id, purpose, withName, withScores, withShape, withExperience, createdAt, expiresAt, questions } = share;
  return {
    id,
    purpose,
    withName,
    withScores,
    withShape,
    withExperience,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    state: getLinkState(share),
    comments: comments
      .filter(({ shareId }) => shareId === id)
      .map((comment) => ({ ...toReceivedComment(comment), text: comment.text })),
    questions: questions && {
      statements: questions.statements.map((each) => ({
        ...each,
        text: findObserverStatement(each.id),
      })),
      careers: questions.careers,
    },
    replies: replies
      .filter(({ shareId }) => shareId === id)
      .map((reply) => ({
        ...toReceivedComment(reply),
        answers: reply.answers,
        careers: reply.careers,
      })),
  };
}

const toReceivedComment = ({
  id,
  name,
  createdAt,
  seenAt,
}: Pick<ShareCommentEntity, 'id' | 'name' | 'createdAt' | 'seenAt'>) => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  isNew: seenAt === null,
});

function getLinkState({ endedAt, expiresAt }: ShareLinkEntity): ShareLink['state'] {
  if (endedAt !== null) return 'ended';
  return expiresAt.getTime() <= Date.now() ? 'expired' : 'open';
}
