import type { ReportCareer, ReportDocument } from './report-document.js';

/** How many days a shared link may work, the shortest first. */
export const SHARE_DAYS = [7, 30, 90, 365] as const;
export type ShareDays = (typeof SHARE_DAYS)[number];
export const DEFAULT_SHARE_DAYS: ShareDays = 90;

export const SHARE_LIMITS = {
  /** Links of a report that work at the same time. */
  links: 10,
  /** Comments that a link takes. */
  comments: 10,
  /** Characters of a comment. */
  comment: 1_000,
} as const;

/** The readers that a link is for. A parent and an adviser can leave comments. */
export const SHARE_PURPOSES = ['read', 'parent', 'adviser'] as const;
export type SharePurpose = (typeof SHARE_PURPOSES)[number];

/** What the owner chooses for a new link. */
export interface ShareRequest {
  purpose: SharePurpose;
  withName: boolean;
  /** Also the profile and everything that is written about the person; without it careers only. */
  withScores: boolean;
  days: ShareDays;
}

export interface ShareComment {
  id: string;
  /** As the visitor gave it; null without one. */
  name: string | null;
  text: string;
  createdAt: string;
  /** The owner has not marked it as seen. */
  isNew: boolean;
}

/** A link to a report, as its owner sees it: without the token, which is not stored. */
export interface ShareLink extends Omit<ShareRequest, 'days'> {
  id: string;
  createdAt: string;
  expiresAt: string;
  state: 'open' | 'ended' | 'expired';
  /** Oldest first. */
  comments: ShareComment[];
}

/** A report's links, newest first. */
export interface Shares {
  links: ShareLink[];
}

export interface ShareCreated {
  link: ShareLink;
  /** Of the page's address. It is sent this once. */
  token: string;
}

/** A change of some of a report's comments. Ids that name none of them are ignored. */
export interface ShareCommentsChange {
  ids: string[];
  change: 'seen' | 'removed';
}

/** A career without anything that is said of the person. */
export type SharedCareer = Pick<
  ReportCareer,
  | 'code'
  | 'title'
  | 'description'
  | 'preparation'
  | 'skills'
  | 'knowledge'
  | 'tools'
  | 'pay'
  | 'outlook'
  | 'details'
>;

/** A report as a visitor with a link sees it. */
export interface SharedReport {
  purpose: SharePurpose;
  /** First name of the person whose report it is; null where the owner left it out. */
  person: string | null;
  /** The writer of the text. */
  generator: string;
  generatedAt: string;
  expiresAt: string;
  /** The country whose pay figures are shown. */
  country: string;
  /** Best first; empty where `document` has them. */
  careers: SharedCareer[];
  /** The whole report; null where the owner left the scores out. */
  document: ReportDocument | null;
}

export interface NewShareComment {
  /** A UUID that the browser makes for a comment, so that sending it again stores it once. */
  key: string;
  name?: string;
  text: string;
}

export interface ShareCommentAccepted {
  status: 'accepted';
}
