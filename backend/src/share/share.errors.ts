import { OBSERVER_LIMITS, SHARE_LIMITS } from '@bearings/contracts';
import { NotFoundError, createErrorClass } from '../platform/http/app-error.js';

/** The link is unknown, has ended or expired, or its report is not paid. The reply does not show which. */
export class ShareNotFoundError extends NotFoundError {}

export class TooManySharesError extends createErrorClass(
  409,
  'refused',
  `Your report has ${SHARE_LIMITS.links} links that work. End one of them to make another.`,
) {}

export class TooManyCommentsError extends createErrorClass(
  409,
  'refused',
  `This link has its ${SHARE_LIMITS.comments} comments already. Ask for a new link to write more.`,
) {}

export class TooManyRepliesError extends createErrorClass(
  409,
  'refused',
  `This link has its ${OBSERVER_LIMITS.replies} replies already.`,
) {}

export class TooManyBrowserRepliesError extends createErrorClass(
  409,
  'refused',
  `${OBSERVER_LIMITS.repliesPerBrowser} people have answered in this browser already. Please open the link on another device.`,
) {}
