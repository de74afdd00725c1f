// The calls of shared reports, a part of `endpoints`.
import { endpoint } from './http.js';
import { SHARE_LINK, SHARED_REPORT } from './reply-shapes.js';
import type {
  NewShareComment,
  ShareCommentAccepted,
  ShareCommentsChange,
  ShareCreated,
  SharedReport,
  ShareRequest,
  Shares,
} from './share.js';

export const shares = endpoint<Shares>('GET', '/api/reports/:id/shares', 'owner', {
  fields: { links: { list: SHARE_LINK } },
});
export const createShare = endpoint<ShareCreated, ShareRequest>(
  'POST',
  '/api/reports/:id/shares',
  'owner',
  { fields: { link: SHARE_LINK, token: 'string' } },
);
/** Ends a link; ending it again changes nothing. */
export const endShare = endpoint<void>(
  'DELETE',
  '/api/reports/:id/shares/:share',
  'owner',
  'nothing',
);
export const changeShareComments = endpoint<void, ShareCommentsChange>(
  'PATCH',
  '/api/reports/:id/share-comments',
  'owner',
  'nothing',
);
/** For a visitor: the token of the link is the access. */
export const sharedReport = endpoint<SharedReport>(
  'GET',
  '/api/shared/:token',
  'anyone',
  SHARED_REPORT,
);
export const addShareComment = endpoint<ShareCommentAccepted, NewShareComment>(
  'POST',
  '/api/shared/:token/comments',
  'anyone',
  { fields: { status: 'string' } },
);
